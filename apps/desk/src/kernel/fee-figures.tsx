import type { QuoteItem } from '@quayside/contract/orders/order-quotes.schemas';
import { inputCurrency } from '@quayside/domain/quotes/input-currency';
import { useTranslation } from 'react-i18next';

type FiguresProps = Pick<QuoteItem, 'code' | 'inputs'> & { currency: string };

/** The figures of a rule: its own names where there are some, else the titles of the workbook's columns. Amounts name their currency. */
export function FeeFigures({ code, inputs, currency }: FiguresProps) {
  const { t, i18n } = useTranslation(['desk-tariffs', 'tariff-columns']);
  const nameOf = (key: string) =>
    i18n.exists(`inputs.${key}`, { ns: 'desk-tariffs' })
      ? t(`inputs.${key}` as never)
      : t(`title.${key}` as never, { ns: 'tariff-columns', defaultValue: key });
  const valueOf = (value: string | number | boolean) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value);
  const shown = Object.entries(inputs).flatMap(([key, value]) =>
    value === null || value === false
      ? []
      : [[nameOf(key), valueOf(value), inputCurrency(code, key, currency)].filter((part) => part !== null).join(' ')],
  );
  return <>{shown.join(' · ')}</>;
}
