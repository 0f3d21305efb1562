/** The merchant's money, as the balance panel and the workplace say it. */
export const wallets = {
  title: 'Balance',
  runway_one: '{{count}} day left at {{per_day}} USD a day',
  runway_other: '{{count}} days left at {{per_day}} USD a day',
  balance: 'Balance',
  held: 'Held for open orders',
  credit_limit: 'Credit limit',
  spendable: 'Available for orders',
  spendable_hint: 'Balance − held + credit limit',
  top_up: 'Top up',
  history: 'Transactions',
  below_zero: 'Nothing is left for orders. Please top up.',
  negative_title: 'Your balance is {{amount}} USD',
  negative_text: 'Top up {{missing}} USD to bring it back to zero. {{spendable}} USD are available for orders.',
  short_title: 'The balance is too low',
} as const;
