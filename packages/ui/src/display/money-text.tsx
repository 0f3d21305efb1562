import type { Currency } from '@quayside/domain/kernel/money';
import { currentLanguage } from '../kernel/i18n.ts';
import { amountText, EMPTY } from '../kernel/values.ts';

type Props = { amount: string | null | undefined; currency: Currency };

/** An amount with its currency, right-aligned with tabular digits so that columns line up. */
export function MoneyText({ amount, currency }: Props) {
  const text = textOf(amount, currency);
  if (text === null) return <span className="money">{EMPTY}</span>;
  return (
    <span className="money" data-negative={amount?.startsWith('-') || undefined}>
      {text} <span className="money-currency">{currency}</span>
    </span>
  );
}

/** The amount alone, in a column whose header names the currency. */
export function AmountText({ amount, currency }: Props) {
  return (
    <span className="money" data-negative={amount?.startsWith('-') || undefined}>
      {textOf(amount, currency) ?? EMPTY}
    </span>
  );
}

function textOf(amount: string | null | undefined, currency: Currency): string | null {
  return amount === null || amount === undefined ? null : amountText(amount, currency, currentLanguage());
}
