// Written by `npm run zh-tw` from zh-CN/top-up-paper.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { topUpPaper as source } from '../en/top-up-paper.ts';

export const topUpPaper = {
  title: '付款說明',
  file: '付款說明-{{reference}}',
  purpose: '付款附言：請原樣填寫',
  purpose_hint: '憑此編號將款項記入付款人帳戶；缺少編號，入帳會延遲數日。',
  currency: '幣種',
  account_name: '帳戶名稱',
  account_number: '帳號',
  bank: '開戶銀行',
  swift: 'SWIFT / BIC',
  payer: '付款人',
  customer: '{{name}}，客戶 {{id}}',
  issued: '出具時間 {{day}} {{time}}（{{zone}}）',
} as const satisfies Same<typeof source>;
