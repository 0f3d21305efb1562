import { topUpWords } from './top-up-words.ts';
import type { topUpPaper as source } from '../en/top-up-paper.ts';
import type { Same } from '../same.ts';

export const topUpPaper = {
  title: '付款说明',
  file: '付款说明-{{reference}}',
  purpose: '付款附言：请原样填写',
  purpose_hint: '凭此编号将款项记入付款人账户；缺少编号，入账会延迟数日。',
  currency: '币种',
  account_name: topUpWords.account_name,
  account_number: topUpWords.account_number,
  bank: topUpWords.bank,
  swift: topUpWords.swift,
  payer: '付款人',
  customer: '{{name}}，客户 {{id}}',
  issued: '出具时间 {{day}} {{time}}（{{zone}}）',
} as const satisfies Same<typeof source>;
