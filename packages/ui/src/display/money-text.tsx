import type { Currency } from '@quayside/domain/kernel/money';
import { currentLanguage } from '../kernel/i18n.ts';
import { amountText, EMPTY } from '../kernel/values.ts';

/** An amount with its currency, right-aligned with tabular digits so that columns line up. */
export function MoneyText({ amount, currency }: { amount: string | null | undefined; currency: Currency }) {
  const text = amount === null || amount === undefined ? null : amountText(amount, currency, currentLanguage());
  if (text === null) return <span className="money">{EMPTY}</span>;
  return (
    <span className="money" data-negative={amount?.startsWith('-') || undefined}>
      {text} <span className="money-currency">{currency}</span>
    </span>
  );
}
