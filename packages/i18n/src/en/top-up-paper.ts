import { topUpWords } from './top-up-words.ts';

/** Words of the payment instruction a merchant gives to its bank. */
export const topUpPaper = {
  title: 'Payment instruction',
  file: 'payment-{{reference}}',
  purpose: 'Payment purpose: write exactly this',
  purpose_hint: 'It assigns the money to the account of the payer. Without it, crediting takes days longer.',
  currency: 'Currency',
  account_name: topUpWords.account_name,
  account_number: topUpWords.account_number,
  bank: topUpWords.bank,
  swift: topUpWords.swift,
  payer: 'Payer',
  customer: '{{name}}, customer {{id}}',
  issued: 'Issued {{day}}, {{time}}, {{zone}}',
} as const;
