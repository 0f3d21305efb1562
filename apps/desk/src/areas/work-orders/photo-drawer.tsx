import { workOrdersDeskCalls, type DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { PictureField } from '#desk/kernel/picture-field.tsx';

const PhotoForm = createSchemaForm(workOrdersDeskCalls.deskAddPhoto.input.pick({ file_id: true, product_id: true }));

/** A photo of one SKU, or of the whole order. */
export function PhotoDrawer({ order, onClose }: { order: DeskWorkOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('work-orders');
  const { customer_id, work_order_id, lines } = order;
  const [form] = PhotoForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(workOrdersDeskCalls.deskAddPhoto, ['work-orders'], {
    form,
    saved: t('photo_added'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="work-order-photo"
      title={t('add_photo')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <PhotoForm.Form
        form={form}
        initialValues={{ product_id: lines.length === 1 ? (lines[0]?.product_id ?? null) : null }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, work_order_id })}
      >
        <PhotoForm.Item name="product_id" label={t('photo_sku')} kind="select">
          <Select
            options={[{ value: null, label: t('photo_whole') }, ...lines.map(({ product_id, sku }) => ({ value: product_id, label: sku }))]}
          />
        </PhotoForm.Item>
        <PhotoForm.Item name="file_id" label={t('photo_picture')} kind="select">
          <PictureField label={t('photo_picture')} />
        </PhotoForm.Item>
      </PhotoForm.Form>
    </FormDrawer>
  );
}
