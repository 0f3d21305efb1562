import { CompleteInput, workOrdersDeskCalls, type DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const ResultForm = createSchemaForm(CompleteInput.omit({ customer_id: true, work_order_id: true }));
type DrawerProps = { order: DeskWorkOrderDetail; onClose: () => void };

/** The result of every line. A count starts empty: nobody confirms a number they have not counted. */
export function CompleteDrawer({ order, onClose }: DrawerProps) {
  const { t } = useTranslation('work-orders');
  const { customer_id, work_order_id, work_order_no: number, type } = order;
  const [form] = ResultForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(workOrdersDeskCalls.deskComplete, ['work-orders', 'inventory', 'wallets'], {
    form,
    saved: t('completed', { number }),
    onSaved: onClose,
  });
  const initialValues = {
    lines: order.lines.map(({ product_id, quantity }) => (type === 'count' ? { product_id } : { product_id, done_quantity: quantity })),
  };
  return (
    <FormDrawer
      name="work-order-result"
      title={t('complete_title', { number })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('complete')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <p className="quiet">{type === 'count' ? t('counted_hint') : t('complete_hint')}</p>
      <ResultForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={initialValues}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, work_order_id })}
      >
        {order.lines.map((line, at) => (
          <LineFields key={line.product_id} line={line} at={at} />
        ))}
        {type === 'return' && (
          <ResultForm.Item name="tracking_no" label={t('tracking_no')}>
            <Input />
          </ResultForm.Item>
        )}
        <ResultForm.Item name="result_note" label={t('result_note')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </ResultForm.Item>
      </ResultForm.Form>
    </FormDrawer>
  );
}

function LineFields({ line, at }: { line: DeskWorkOrderDetail['lines'][number]; at: number }) {
  const { t } = useTranslation('work-orders');
  return (
    <div className="result-line">
      <Form.Item name={['lines', at, 'product_id']} hidden>
        <Input />
      </Form.Item>
      <ResultForm.Item name={['lines', at, 'done_quantity']} label={`${line.sku} · ${line.quantity}`}>
        <InputNumber className="full-width" min={0} precision={0} />
      </ResultForm.Item>
      <ResultForm.Item name={['lines', at, 'remark']} label={t('remark')}>
        <Input maxLength={500} />
      </ResultForm.Item>
    </div>
  );
}
