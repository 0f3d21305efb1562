import { orderListCalls } from '@quayside/contract/orders/order-list';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { AmountText } from '@quayside/ui/display/money-text';
import { DayText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { EMPTY } from '@quayside/ui/kernel/values';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from './card.tsx';

/** The five newest orders (DASH-08). */
export function LatestOrdersCard() {
  const { t } = useTranslation(['dashboards', 'orders']);
  const read = useRead(orderListCalls.list, { page: 1, limit: 10 }, { silent: true });
  return (
    <Card title={t('latest')} more={<Link to={orderPaths.list}>{t('latest_all')}</Link>} read={read} rows={5} flush>
      {({ list }) =>
        list.length === 0 ? (
          <p className="panel-body quiet">{t('empty_title', { ns: 'orders' })}</p>
        ) : (
          <div className="latest-orders-scroll">
            <table className="latest-orders">
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t('order_no', { ns: 'orders' })}</th>
                  <th scope="col">{t('status', { ns: 'orders' })}</th>
                  <th scope="col">{t('goods', { ns: 'orders' })}</th>
                  <th scope="col">{t('field.country', { ns: 'orders' })}</th>
                  <th scope="col">{t('total_short', { ns: 'orders' })}</th>
                  <th scope="col">{t('created', { ns: 'orders' })}</th>
                </tr>
              </thead>
              <tbody>
                {list.slice(0, 5).map((row) => (
                  <tr key={row.order_id}>
                    <td>
                      <Link to={orderPaths.detail(row.order_id)}>{row.order_no}</Link>
                    </td>
                    <td>
                      <OrderStatusTag status={row.status} />
                    </td>
                    <td>{row.sku_quantity > 1 ? `${row.goods[0]?.sku ?? ''} +${row.sku_quantity - 1}` : row.goods[0]?.sku}</td>
                    <td>{countryName(row.country, currentLanguage())}</td>
                    <td>{row.quoted_total === null ? EMPTY : <AmountText amount={row.quoted_total} currency="USD" />}</td>
                    <td>
                      <DayText day={row.created_at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Card>
  );
}
