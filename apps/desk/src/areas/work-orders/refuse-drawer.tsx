import { workOrdersDeskCalls, type DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const ReasonForm = createSchemaForm(workOrdersDeskCalls.deskRefuse.input.pick({ reason: true }));

/** Why the work cannot be done; the merchant reads it. */
export function RefuseDrawer({ order, onClose }: { order: DeskWorkOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('work-orders');
  const { customer_id, work_order_id, work_order_no: number } = order;
  const [form] = ReasonForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(workOrdersDeskCalls.deskRefuse, ['work-orders', 'my-work'], {
    form,
    saved: t('refused', { number }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="work-order-refuse"
      title={t('refuse_title', { number })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('refuse')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ReasonForm.Form
        form={form}
        autoComplete="off"
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, work_order_id })}
      >
        <ReasonForm.Item name="reason" label={t('refuse_reason')} extra={t('refuse_hint')}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </ReasonForm.Item>
      </ReasonForm.Form>
    </FormDrawer>
  );
}
