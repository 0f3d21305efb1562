import type { OrderQuote } from '@quayside/contract/orders/order-quotes.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { AmountText } from '@quayside/ui/display/money-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { EMPTY, momentText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { kiloText } from '../fees/kilo-text.ts';
import { TaxLines } from '../fees/tax-lines.tsx';
import { useFeeRule } from '../fees/use-fee-rule.ts';
import { ActualCosts } from './actual-costs.tsx';
import './detail.css';

type SectionProps = { order: OrderDetail };

/** What the order was quoted at, item by item (ORD-13); once packed, beside what was charged. */
export function CostSection({ order }: SectionProps) {
  const { t } = useTranslation('order-screens');
  if (order.quote === null) return <p className="quiet">{t('no_quote')}</p>;
  if (order.costs !== null) return <ActualCosts order={order} costs={order.costs} />;
  return <Costs order={order} quote={order.quote} />;
}

function Costs({ order, quote }: SectionProps & { quote: OrderQuote }) {
  const { t } = useTranslation(['order-screens', 'order-shipping']);
  const nameOf = useFeeName(order.services);
  const ruleOf = useFeeRule(quote.currency);
  const sums = [
    [t('cost', { ns: 'order-shipping' }), quote.shipping],
    [t('other', { ns: 'order-shipping' }), quote.other],
    [t('total_row'), quote.total],
  ] as const;
  return (
    <div className="order-costs">
      <p className="quiet">{useQuoteNote()(quote)}</p>
      <table className="cost-table">
        <thead>
          <tr>
            <th scope="col">{t('fee_column')}</th>
            <th scope="col">{t('rule_column')}</th>
            <th scope="col">{t('amount_column')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.items.map((item) => (
            <tr key={item.code}>
              <td>{nameOf(item.code)}</td>
              <td className="fee-rule">{ruleOf(item)}</td>
              <td>
                <AmountText amount={item.amount} currency="USD" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>
                <AmountText amount={amount} currency="USD" />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="quiet">
        {t('tariff', {
          version: quote.version,
          zone: quote.zone ?? EMPTY,
          kg: quote.chargeable_g === null ? EMPTY : kiloText(quote.chargeable_g),
        })}
      </p>
      <h3>{t('tax_who', { ns: 'order-shipping' })}</h3>
      <TaxLines taxes={quote.taxes} />
    </div>
  );
}

function useQuoteNote(): (quote: OrderQuote) => string {
  const { t } = useTranslation('order-screens');
  return ({ bound_at, expires_at }) => {
    if (bound_at !== null) return t('quote_note.held', { since: momentText(bound_at, currentLanguage()) });
    const until = momentText(expires_at, currentLanguage());
    return Date.parse(expires_at) < Date.now() ? t('quote_note.expired', { until }) : t('quote_note.estimated', { until });
  };
}
