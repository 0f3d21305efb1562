import { brandsDeskCalls, type DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { BrandFields } from './brand-fields.tsx';
import { BrandForm, startValues, type BrandValues } from './brand-form.ts';
import { BrandPreview } from './brand-preview.tsx';

/** Edits a brand, with a live preview. */
export function BrandDrawer({ brand, onClose }: { brand: DeskBrand; onClose: () => void }) {
  const { t } = useTranslation(['desk-brands', 'kernel']);
  const [form] = BrandForm.useForm();
  const [start] = useState(() => startValues(brand));
  const [values, setValues] = useState<BrandValues>(start);
  const guard = useDrawerGuard('brand', JSON.stringify(values) !== JSON.stringify(start), onClose);
  const { save, failure, isSaving } = useSave(brandsDeskCalls.deskSave, ['brands'], {
    form,
    saved: (saved) => t('saved', { name: saved.site_name }),
    onSaved: onClose,
  });
  return (
    <Drawer
      open
      size={1180}
      className="wide-drawer"
      title={t('edit_title', { name: brand.site_name })}
      onClose={guard.close}
      footer={
        <div className="form-drawer-foot">
          <Button onClick={guard.close}>{t('actions.cancel', { ns: 'kernel' })}</Button>
          <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
            {t('actions.save', { ns: 'kernel' })}
          </Button>
        </div>
      }
    >
      <div className="brand-edit">
        <BrandForm.Form
          form={form}
          initialValues={start}
          validateTrigger="onBlur"
          onValuesChange={() => setValues({ ...start, ...form.getFieldsValue(true) })}
          onSubmit={(entered) => void save({ ...entered, platform_type: brand.platform_type })}
        >
          {failure !== null && <Alert className="form-failure" type="error" showIcon title={failure} />}
          <BrandFields color={values.color} />
        </BrandForm.Form>
        <BrandPreview values={values} />
      </div>
    </Drawer>
  );
}
