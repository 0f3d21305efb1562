import { currencyDigits, isCurrency, plainRate } from '@quayside/domain/kernel/money';

type Converted = { original_currency: string | null; original_amount: string | null; rate: string | null };

/** The original amount and rate in the currency's format: the ledger stores two decimals even for yen, and eight for a rate. */
export function conversionOf({ original_currency: code, original_amount: amount, rate }: Converted) {
  const hasNoCents = code !== null && isCurrency(code) && currencyDigits[code] === 0;
  return { original_amount: amount && hasNoCents ? amount.replace(/\.0+$/, '') : amount, rate: rate && plainRate(rate) };
}
