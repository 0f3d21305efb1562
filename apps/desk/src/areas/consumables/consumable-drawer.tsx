import { consumablesDeskCalls } from '@quayside/contract/consumables/consumables.desk-calls';
import type { ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { localName } from '@quayside/ui/kernel/local-name';
import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { PictureField } from '#desk/kernel/picture-field.tsx';
import { consumableInput, ConsumableForm } from './consumable-form.ts';

const blank = { customer_id: null, image_file_id: null, chargeable: 0, quantity: 0, enabled: 1 } as const;

/** Adds a consumable, or changes one. */
export function ConsumableDrawer({ consumable, onClose }: { consumable: ConsumableRow | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel']);
  const [form] = ConsumableForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(consumablesDeskCalls.deskSave, ['consumables'], {
    form,
    saved: (row) => t('saved', { ns: 'desk-kernel', name: localName(row) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="consumable"
      title={consumable === null ? t('add') : t('edit_title', { ns: 'desk-kernel', name: localName(consumable) })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ConsumableForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={consumable === null ? blank : consumableInput(consumable)}
        onValuesChange={touch}
        onSubmit={(values) => void save(consumable === null ? values : { ...values, consumable_id: consumable.consumable_id })}
      >
        <WhatItIs />
        <WhatItCosts />
      </ConsumableForm.Form>
    </FormDrawer>
  );
}

function WhatItIs() {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel']);
  return (
    <>
      <ConsumableForm.Item name="name_en" label={t('name_en', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="en" />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="name_cn" label={t('name_cn', { ns: 'desk-kernel' })}>
        <Input maxLength={60} lang="zh-CN" />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="image_file_id" label={t('image_file_id')}>
        <PictureField label={t('image_file_id')} />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="specification" label={t('specification')} extra={t('specification_hint')}>
        <Input maxLength={100} />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="weight_g" label={t('weight_g')}>
        <InputNumber className="full-width" suffix={t('gram')} />
      </ConsumableForm.Item>
    </>
  );
}

function WhatItCosts() {
  const { t } = useTranslation(['desk-consumables', 'desk-kernel']);
  return (
    <>
      <ConsumableForm.Item name="unit_price" label={t('unit_price')} extra={t('unit_price_hint')}>
        <Input inputMode="decimal" maxLength={11} />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="chargeable" label={t('chargeable')} extra={t('chargeable_hint')}>
        <FlagSwitch />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="quantity" label={t('quantity')}>
        <InputNumber className="full-width" />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="customer_id" label={t('scope_title')} kind="select" extra={t('customer_hint')}>
        <CustomerPicker />
      </ConsumableForm.Item>
      <ConsumableForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
        <FlagSwitch />
      </ConsumableForm.Item>
    </>
  );
}
