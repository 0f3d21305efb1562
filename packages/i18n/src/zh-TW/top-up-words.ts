// Written by `npm run zh-tw` from zh-CN/top-up-words.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { topUpWords as source } from '../en/top-up-words.ts';

export const topUpWords = {
  method: {
    wire_transfer: '電匯',
    paypal: 'PayPal',
    alipay: '支付寶',
    wechat: '微信支付',
    tt: 'T/T 匯款',
    western_union: '西聯匯款',
    bank: '銀行轉帳',
    payoneer: 'Payoneer',
  },
  status: {
    submitted: '已提交',
    received: '已到帳',
    rejected: '已駁回',
  },
  account_name: '帳戶名稱',
  account_number: '帳號',
  bank: '開戶銀行',
  swift: 'SWIFT / BIC',
  reference: '付款附言',
} as const satisfies Same<typeof source>;
