import type { Same } from '../same.ts';
import type { topUpWords as source } from '../en/top-up-words.ts';

export const topUpWords = {
  method: {
    wire_transfer: '电汇',
    paypal: 'PayPal',
    alipay: '支付宝',
    wechat: '微信支付',
    tt: 'T/T 汇款',
    western_union: '西联汇款',
    bank: '银行转账',
    payoneer: 'Payoneer',
  },
  status: { submitted: '已提交', received: '已到账', rejected: '已驳回' },
  account_name: '账户名称',
  account_number: '账号',
  bank: '开户银行',
  swift: 'SWIFT / BIC',
  reference: '付款附言',
} as const satisfies Same<typeof source>;
