import { add, money, moneyText, parseMoney, sum } from '@quayside/domain/kernel/money';

const usd = (amount: string | null) => (amount === null ? null : parseMoney(amount, 'USD')) ?? money(0n, 'USD');

/** Sum of amounts in USD, exact; null counts as nothing. */
export function sumUsd(amounts: readonly (string | null)[]): string {
  return moneyText(sum(amounts.map(usd), 'USD'));
}

export function minusUsd(amount: string | null, less: string | null): string {
  const { minor, currency } = usd(less);
  return moneyText(add(usd(amount), money(-minor, currency)));
}

export function compareUsd(a: string | null, b: string | null): number {
  const [one, other] = [usd(a).minor, usd(b).minor];
  return one < other ? -1 : one > other ? 1 : 0;
}
