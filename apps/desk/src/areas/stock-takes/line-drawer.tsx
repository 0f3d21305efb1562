import { CountInput } from '@quayside/contract/inventory/inventory.desk-calls';
import { stockTakesDeskCalls, type StockTakeLine } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { useReasonOptions } from '#desk/kernel/use-reason-options.ts';

const LineForm = createSchemaForm(CountInput);

/** A count by hand: it replaces what was scanned. */
export function LineDrawer({ take_id, line, onClose }: { take_id: number; line: StockTakeLine; onClose: () => void }) {
  const { t } = useTranslation('desk-stock-takes');
  const { customer_id, product_id, sku, counted, reason, remark } = line;
  const [form] = LineForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(stockTakesDeskCalls.deskSetLine, ['stock-takes'], {
    form,
    saved: (saved) => t('saved', saved),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="take-line"
      title={t('edit_title', { sku })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <LineForm.Form
        form={form}
        autoComplete="off"
        initialValues={{ counted, reason, remark }}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, take_id, customer_id, product_id })}
      >
        <LineForm.Item name="counted" label={t('counted')} extra={t('moved_hint', { total: line.total })}>
          <InputNumber className="full-width" />
        </LineForm.Item>
        <LineForm.Item name="reason" label={t('reason')} kind="select">
          <Select options={useReasonOptions()} />
        </LineForm.Item>
        <LineForm.Item name="remark" label={t('remark')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </LineForm.Item>
      </LineForm.Form>
    </FormDrawer>
  );
}
