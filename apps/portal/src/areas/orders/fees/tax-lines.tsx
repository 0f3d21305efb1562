import type { QuoteTax } from '@quayside/contract/orders/order-quotes.schemas';
import { amountText } from '@quayside/domain/kernel/money';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { useTranslation } from 'react-i18next';
import './fees.css';

/** Which duty or tax applies, how much it is and who pays it. */
export function TaxLines({ taxes }: { taxes: readonly QuoteTax[] }) {
  const { t } = useTranslation('order-shipping');
  const nameOf = useFeeName();
  if (taxes.length === 0) return <p className="quiet">{t('no_tax')}</p>;
  return (
    <ul className="tax-lines">
      {taxes.map(({ kind, rule, mode, due }) => (
        <li key={kind} title={rule}>
          {t(`tax.${mode}`, { kind: nameOf(kind), due: amountText(due) })}
        </li>
      ))}
    </ul>
  );
}
