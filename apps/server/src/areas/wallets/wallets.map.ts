import { moneyText } from '@quayside/domain/kernel/money';
import { spendable, usd } from './wallet-ledger.ts';

type Figures = { balance: string; held: string; credit_limit: string };

/** A merchant without a wallet row has a balance of zero. */
export function balanceView(row: Figures | undefined) {
  const { balance, held, credit_limit } = row ?? { balance: '0.00', held: '0.00', credit_limit: '0.00' };
  const left = spendable({ balance: usd(balance), held: usd(held), limit: usd(credit_limit) });
  return { balance, held, credit_limit, spendable: moneyText(left) };
}

export function walletRow<Row extends Figures>(row: Row) {
  return { ...row, ...balanceView(row) };
}
