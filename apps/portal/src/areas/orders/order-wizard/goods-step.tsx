import { Alert, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { AlikeOrders } from './alike-orders.tsx';
import { LinesField } from './lines-field.tsx';
import { haveProductsChanged } from '../logistics/changed-products.ts';
import { OrderFields, type OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';
import { PackagingBlock } from './packaging-block.tsx';

/** Warehouse, items and packaging. */
export function GoodsStep() {
  const { t } = useTranslation('orders');
  const warehouse_id = Form.useWatch<number | undefined>('warehouse_id');
  return (
    <div className="order-step">
      <AlikeOrders />
      <OrderFields.Item name="warehouse_id" label={t('warehouse')} kind="select" extra={t('warehouse_hint')}>
        <Select className="order-warehouse" showSearch={{ optionFilterProp: 'label' }} options={useWarehouses()} />
      </OrderFields.Item>
      <h3>{t('section.goods')}</h3>
      <WillDrop />
      <OrderFields.Item name="lines" label={t('section.goods')} hideLabel emptyText={t('goods_missing')}>
        <LinesField warehouse_id={warehouse_id} />
      </OrderFields.Item>
      <h3>{t('section.packaging')}</h3>
      <PackagingBlock />
    </div>
  );
}

/** D-27: said before it happens. */
function WillDrop() {
  const { t } = useTranslation('order-shipping');
  const { opened } = useOrderWork();
  const lines = Form.useWatch<OrderValues['lines'] | undefined>('lines');
  if (opened === null || opened.method === '' || !haveProductsChanged(opened, lines)) return null;
  return <Alert type="warning" showIcon className="wizard-note" title={t('will_drop')} />;
}
