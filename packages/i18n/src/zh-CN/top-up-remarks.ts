import type { Same } from '../same.ts';
import type { topUpRemarks as source } from '../en/top-up-remarks.ts';

export const topUpRemarks = {
  already_credited: '该笔付款已以 {{other}} 提交。如确实付款两次，请提交第二笔的付款凭证。',
  already_sent: '该笔付款已以其他附言提交。如确实付款两次，请提交第二笔的付款凭证。',
  unreadable: '付款凭证无法辨认。请上传 PDF 或清晰图片（须显示金额、日期和附言）后重新提交。',
  amount_differs: '填写的金额与我方银行到账金额不一致。请更正金额，或上传该笔付款的凭证后重新提交。',
  other_payer: '付款账户名称与贵司不符。请附上付款方出具的说明（注明贵司名称）后重新提交。',
  not_arrived: '我方银行尚未收到该笔款项。请向付款银行查询，款项入账后重新提交。',
} as const satisfies Same<typeof source>;
