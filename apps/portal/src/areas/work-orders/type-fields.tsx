import { workOptions, workTypes, type WorkType } from '@quayside/domain/work-orders/work-rules';
import { Checkbox, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { WorkFields, type WorkForm } from './work-form.ts';

/** The type of work with its options, the warehouse and a note. */
export function TypeFields({ form, type }: { form: WorkForm; type: WorkType }) {
  const { t } = useTranslation('work-orders');
  const warehouses = useWarehouses();
  return (
    <section className="panel">
      <div className="panel-body">
        <WorkFields.Item name="type" label={t('type')} kind="select" extra={t(`type_hints.${type}`)}>
          <Radio.Group
            optionType="button"
            className="work-types"
            options={workTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            // Options, address and bundle belong to one type.
            onChange={() => form.setFieldsValue({ options: [], address: null, bundle_product_id: null, bundle_quantity: null })}
          />
        </WorkFields.Item>
        <WorkFields.Item name="options" label={t('options')} kind="select">
          <Checkbox.Group options={workOptions[type].map((value) => ({ value, label: t(`items.${value}`) }))} />
        </WorkFields.Item>
        <WorkFields.Item name="warehouse_id" label={t('warehouse')} kind="select">
          <Select options={warehouses} />
        </WorkFields.Item>
        <WorkFields.Item name="note" label={t('note')}>
          <Input.TextArea rows={2} maxLength={500} showCount />
        </WorkFields.Item>
      </div>
    </section>
  );
}
