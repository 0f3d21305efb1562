import { currencyDigits, isCurrency, plainRate } from '@quayside/domain/kernel/money';

type Converted = { original_currency: string | null; original_amount: string | null; rate: string | null };

/** What was paid and at which rate, as its currency is written: the ledger keeps two digits for yen, and eight for a rate. */
export function conversionOf({ original_currency: code, original_amount: amount, rate }: Converted) {
  const hasNoCents = code !== null && isCurrency(code) && currencyDigits[code] === 0;
  return { original_amount: amount && hasNoCents ? amount.replace(/\.0+$/, '') : amount, rate: rate && plainRate(rate) };
}
