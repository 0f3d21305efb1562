import type { AttachedConsumable, Consumable } from '@quayside/contract/consumables/consumables.schemas';
import { packagingOf } from '@quayside/domain/orders/packaging';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConsumableList } from '#portal/kernel/consumables/consumable-list.tsx';
import { ConsumablesField } from '#portal/kernel/consumables/consumables-field.tsx';
import { useConsumables } from '#portal/kernel/consumables/use-consumables.ts';
import { PackagingCost } from '../packaging-cost.tsx';
import { OrderFields, type LineValues, type OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';
import { countable } from './use-goods.ts';

const noneKnown: readonly Consumable[] = [];

/** The order's packaging: what the products add, what is chosen for this order (CONS-04), and its price. */
export function PackagingBlock() {
  const { t } = useTranslation('orders');
  const { opened, goods } = useOrderWork();
  const known = opened?.consumables ?? noneKnown;
  const { all } = useConsumables(known);
  const lines = countable(Form.useWatch<LineValues[] | undefined>('lines') ?? [], goods);
  const chosen = Form.useWatch<OrderValues['consumables']>('consumables') ?? [];
  const brought = packagingOf(lines, []).filter(({ attached }) => attached > 0);
  return (
    <div className="order-packaging">
      <h4>{t('packaging_of_products')}</h4>
      {brought.length === 0 ? <p className="quiet">{t('packaging_none')}</p> : <ConsumableList list={brought} />}
      <h4>{t('packaging_of_order')}</h4>
      <OrderFields.Item name="consumables" label={t('packaging_of_order')} hideLabel required={false}>
        <ConsumablesField per="order" known={known} />
      </OrderFields.Item>
      <PackagingCost lines={lines} chosen={attachedOf(chosen, all)} />
    </div>
  );
}

function attachedOf(chosen: NonNullable<OrderValues['consumables']>, all: readonly Consumable[]): AttachedConsumable[] {
  return chosen.flatMap(({ consumable_id, quantity }) => {
    const one = all.find((other) => other.consumable_id === consumable_id);
    return one ? [{ ...one, attached: quantity }] : [];
  });
}
