import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { packagingOf } from '@quayside/domain/orders/packaging';
import { useTranslation } from 'react-i18next';
import { ConsumableList } from '#portal/kernel/consumables/consumable-list.tsx';
import { PackagingCost } from './packaging-cost.tsx';

/** The order's packaging: what its products add, what was chosen for it, and its price. */
export function PackagingSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'consumables']);
  const brought = packagingOf(order.lines, []);
  return (
    <div className="order-packaging">
      <h3>{t('packaging_of_products')}</h3>
      {brought.length === 0 ? <p className="quiet">{t('packaging_none')}</p> : <ConsumableList list={brought} />}
      <h3>{t('packaging_of_order')}</h3>
      {order.consumables.length === 0 ? (
        <p className="quiet">{t('none.order', { ns: 'consumables' })}</p>
      ) : (
        <ConsumableList list={order.consumables} />
      )}
      <PackagingCost lines={order.lines} chosen={order.consumables} />
    </div>
  );
}
