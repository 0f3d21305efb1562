import { warehousesDeskCalls } from '@quayside/contract/warehouses/warehouses.desk-calls';
import type { WarehouseRow } from '@quayside/contract/warehouses/warehouses.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { countryOptions } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { Input, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { warehouseInput, WarehouseForm } from './warehouse-form.ts';

/** Opens a warehouse, or changes one. */
export function WarehouseDrawer({ warehouse, onClose }: { warehouse: WarehouseRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-warehouses', 'desk-kernel']);
  const [form] = WarehouseForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(warehousesDeskCalls.deskSave, ['warehouses'], {
    form,
    saved: (row) => t('saved', { ns: 'desk-kernel', name: localName(row) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="warehouse"
      title={warehouse === null ? t('add') : t('edit_title', { ns: 'desk-kernel', name: localName(warehouse) })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <WarehouseForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={warehouse === null ? { enabled: 1 } : warehouseInput(warehouse)}
        onValuesChange={touch}
        onSubmit={(values) => void save(warehouse === null ? values : { ...values, warehouse_id: warehouse.warehouse_id })}
      >
        <WarehouseFields />
      </WarehouseForm.Form>
    </FormDrawer>
  );
}

function WarehouseFields() {
  const { t } = useTranslation(['desk-warehouses', 'desk-kernel']);
  const countries = useMemo(() => countryOptions(currentLanguage()), []);
  return (
    <>
      <WarehouseForm.Item name="code" label={t('code')} extra={t('code_hint')}>
        <Input maxLength={12} />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="name_en" label={t('name_en', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="en" />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="name_cn" label={t('name_cn', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="zh-CN" />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="country" label={t('country')} kind="select">
        <Select showSearch={{ optionFilterProp: 'label' }} options={countries} />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="address_en" label={t('address_en')}>
        <Input.TextArea rows={2} maxLength={200} lang="en" />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="address_cn" label={t('address_cn')}>
        <Input.TextArea rows={2} maxLength={200} lang="zh-CN" />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="contact" label={t('contact')}>
        <Input maxLength={60} />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="phone" label={t('phone')}>
        <Input type="tel" maxLength={40} />
      </WarehouseForm.Item>
      <WarehouseForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
        <FlagSwitch />
      </WarehouseForm.Item>
    </>
  );
}
