/** The merchant's money, as the balance panel and the workplace say it. */
export const wallets = {
  title: 'Balance',
  balance: 'Balance',
  held: 'Held for open orders',
  credit_limit: 'Credit limit',
  spendable: 'Available for orders',
  spendable_hint: 'Balance − held + credit limit',
  top_up: 'Top up',
  history: 'Transactions',
  below_zero: 'Nothing is left for orders. Please top up.',
  short_title: 'The balance is too low',
} as const;
