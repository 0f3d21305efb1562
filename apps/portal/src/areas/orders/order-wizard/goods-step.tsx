import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { AlikeOrders } from './alike-orders.tsx';
import { LinesField } from './lines-field.tsx';
import { OrderFields } from './order-fields.ts';
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
      <OrderFields.Item name="lines" label={t('section.goods')} hideLabel emptyText={t('goods_missing')}>
        <LinesField warehouse_id={warehouse_id} />
      </OrderFields.Item>
      <h3>{t('section.packaging')}</h3>
      <PackagingBlock />
      <OrderFields.Item name="remark" label={t('section.note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </OrderFields.Item>
    </div>
  );
}
