import type { OrderCosts } from '@quayside/contract/orders/order-costs.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import { AmountText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useFeeName } from '@quayside/ui/kernel/use-fee-name';
import { EMPTY, amountText, momentText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kiloText } from '../fees/kilo-text.ts';
import { useFeeRule } from '../fees/use-fee-rule.ts';
import './detail.css';

type Line = OrderCosts['lines'][number];

/** What was quoted and what was charged, fee by fee, with the reason of each difference. */
export function ActualCosts({ order, costs }: { order: OrderDetail; costs: OrderCosts }) {
  const { t } = useTranslation(['order-life', 'order-screens']);
  const ns = 'order-screens';
  const canSeeMoney = useCan('transactions.read');
  const percent = costs.tolerance_percent;
  return (
    <div className="order-costs">
      <p className="quiet">
        {t('charged', { at: momentText(order.packed_at ?? '', currentLanguage()) })}{' '}
        {canSeeMoney && <Link to={transactionPaths.ofDocument(order.order_no)}>{t('transactions')}</Link>}
      </p>
      <div className="cost-scroll">
        <table className="cost-table actual-costs">
          <thead>
            <tr>
              <th scope="col">{t('fee_column', { ns })}</th>
              <th scope="col">{t('rule_column', { ns })}</th>
              <th scope="col">{t('quoted')}</th>
              <th scope="col">{t('actual')}</th>
              <th scope="col">{t('difference')}</th>
              <th scope="col">{t('reason_column')}</th>
            </tr>
          </thead>
          <tbody>
            {costs.lines.map((line) => (
              <CostRow key={line.code} order={order} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total_row', { ns })}
              </th>
              <Amounts {...costs} />
              <td>
                {Number(costs.difference) <= 0
                  ? EMPTY
                  : costs.is_tolerable
                    ? t('tolerable', { percent })
                    : t('above_tolerance', { percent })}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function CostRow({ order, line }: { order: OrderDetail; line: Line }) {
  const nameOf = useFeeName(order.services);
  const ruleOf = useFeeRule(order.quote?.currency ?? 'USD');
  const reasonOf = useCostReason();
  const item = order.quote?.items.find(({ code }) => code === line.code);
  return (
    <tr>
      <td>{nameOf(line.code)}</td>
      <td className="fee-rule">{item === undefined ? EMPTY : ruleOf(item)}</td>
      <Amounts {...line} />
      <td>{reasonOf(line.reason)}</td>
    </tr>
  );
}

function Amounts({ quoted, actual, difference }: Pick<Line, 'quoted' | 'actual' | 'difference'>) {
  const change = Number(difference);
  return (
    <>
      <td>
        <AmountText amount={quoted} currency="USD" />
      </td>
      <td>
        <AmountText amount={actual} currency="USD" />
      </td>
      <td className={change > 0 ? 'cost-more' : 'cost-less'}>{change === 0 ? EMPTY : signed(difference)}</td>
    </>
  );
}

const signed = (difference: string) =>
  `${difference.startsWith('-') ? '' : '+'}${amountText(difference, 'USD', currentLanguage()) ?? difference}`;

function useCostReason(): (reason: Line['reason']) => string {
  const { t } = useTranslation('order-life');
  return (reason) => {
    if (reason === null) return EMPTY;
    const { kind, before_g = 0, after_g = 0 } = reason;
    return kind === 'weight' ? t('cost_reason.weight', { before: kiloText(before_g), after: kiloText(after_g) }) : t(`cost_reason.${kind}`);
  };
}
