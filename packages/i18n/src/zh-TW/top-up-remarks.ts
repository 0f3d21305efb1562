// Written by `npm run zh-tw` from zh-CN/top-up-remarks.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { topUpRemarks as source } from '../en/top-up-remarks.ts';

export const topUpRemarks = {
  already_credited: '該筆付款已以 {{other}} 提交。如確實付款兩次，請提交第二筆的付款憑證。',
  already_sent: '該筆付款已以其他附言提交。如確實付款兩次，請提交第二筆的付款憑證。',
  unreadable: '付款憑證無法辨認。請上傳 PDF 或清晰圖片（須顯示金額、日期和附言）後重新提交。',
  amount_differs: '填寫的金額與我方銀行到帳金額不一致。請更正金額，或上傳該筆付款的憑證後重新提交。',
  other_payer: '付款帳戶名稱與貴司不符。請附上付款方出具的說明（註明貴司名稱）後重新提交。',
  not_arrived: '我方銀行尚未收到該筆款項。請向付款銀行查詢，款項入帳後重新提交。',
} as const satisfies Same<typeof source>;
