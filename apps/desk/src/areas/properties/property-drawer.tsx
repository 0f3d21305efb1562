import { propertiesDeskCalls, PropertyInput } from '@quayside/contract/properties/properties.desk-calls';
import type { Property } from '@quayside/contract/properties/properties.calls';
import { localName } from '@quayside/ui/kernel/local-name';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FlagSwitch } from '#desk/kernel/flag-switch.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const PropertyForm = createSchemaForm(PropertyInput);

/** Adds a product attribute, or changes one. */
export function PropertyDrawer({ property, onClose }: { property: Property | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-properties', 'desk-kernel']);
  const [form] = PropertyForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(propertiesDeskCalls.deskSave, ['properties'], {
    form,
    saved: (row) => t('saved', { ns: 'desk-kernel', name: localName(row) }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="property"
      title={property === null ? t('add') : t('edit_title', { ns: 'desk-kernel', name: localName(property) })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <PropertyForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={property ?? { sort: 0, enabled: 1 }}
        onValuesChange={touch}
        onSubmit={(values) => void save(property === null ? values : { ...values, property_id: property.property_id })}
      >
        <PropertyForm.Item name="name_en" label={t('name_en', { ns: 'desk-kernel' })}>
          <Input maxLength={60} lang="en" />
        </PropertyForm.Item>
        <PropertyForm.Item name="name_cn" label={t('name_cn', { ns: 'desk-kernel' })}>
          <Input maxLength={60} lang="zh-CN" />
        </PropertyForm.Item>
        <PropertyForm.Item name="code" label={t('code')} extra={t('code_hint')}>
          <Input maxLength={31} />
        </PropertyForm.Item>
        <PropertyForm.Item name="sort" label={t('sort', { ns: 'desk-kernel' })} extra={t('sort_hint', { ns: 'desk-kernel' })}>
          <InputNumber className="full-width" />
        </PropertyForm.Item>
        <PropertyForm.Item name="enabled" label={t('enabled.field', { ns: 'desk-kernel' })}>
          <FlagSwitch />
        </PropertyForm.Item>
      </PropertyForm.Form>
    </FormDrawer>
  );
}
