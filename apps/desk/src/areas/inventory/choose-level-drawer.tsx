import { Id } from '@quayside/contract/kernel/shapes';
import { useClient } from '@quayside/ui/kernel/context';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { ProductPicker, type PickedProduct } from '#desk/kernel/product-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { currentLevel, type Level } from './level.ts';

const ChooseForm = createSchemaForm(z.strictObject({ customer_id: Id, product_id: Id, warehouse_id: Id }));

/** Selects the counted product, including one without stock in this warehouse so far. */
export function ChooseLevelDrawer({ onChosen, onClose }: { onChosen: (level: Level) => void; onClose: () => void }) {
  const { t } = useTranslation(['desk-inventory', 'desk-kernel']);
  const [form] = ChooseForm.useForm();
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [product, setProduct] = useState<PickedProduct | null>(null);
  const warehouses = useWarehouseOptions();
  const { load, failure, busy } = useLoadLevel(onChosen);
  const chooseCustomer = (customer_id: number | null) => {
    // Another customer has other products.
    setCustomerId(customer_id);
    setProduct(null);
    form.setFieldValue('product_id', undefined);
  };
  return (
    <FormDrawer
      name="choose-level"
      title={t('count_title')}
      isDirty={false}
      isSaving={busy}
      failure={failure}
      saveText={t('count_next')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ChooseForm.Form
        form={form}
        onValuesChange={(changed) => {
          if ('customer_id' in changed) chooseCustomer(changed.customer_id ?? null);
        }}
        onSubmit={({ warehouse_id }) => {
          const code = warehouses.find(({ value }) => value === warehouse_id)?.code ?? '';
          if (product !== null) void load(product, { warehouse_id, warehouse_code: code });
        }}
      >
        <ChooseForm.Item name="customer_id" label={t('customer', { ns: 'desk-kernel' })} kind="select">
          <CustomerPicker />
        </ChooseForm.Item>
        <ChooseForm.Item name="product_id" label={t('product')} kind="select">
          <ProductPicker customerId={customerId} product={product} onPick={setProduct} />
        </ChooseForm.Item>
        <ChooseForm.Item name="warehouse_id" label={t('warehouse')} kind="select">
          <Select showSearch={{ optionFilterProp: 'label' }} options={warehouses} />
        </ChooseForm.Item>
      </ChooseForm.Form>
    </FormDrawer>
  );
}

/** Loads the recorded stock of a product in a warehouse. */
function useLoadLevel(onChosen: (level: Level) => void) {
  const client = useClient();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async (product: PickedProduct, where: Pick<Level, 'warehouse_id' | 'warehouse_code'>) => {
    const { customer_id, customer_name, product_id, sku, product_name } = product;
    setBusy(true);
    setFailure(null);
    try {
      onChosen(await currentLevel(client, { customer_id, customer_name, product_id, sku, product_name, ...where, total: 0, frozen: 0 }));
    } catch (error) {
      setFailure(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { load, failure, busy };
}
