import { StartTakeInput, stockTakesDeskCalls } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { stockTakePaths } from '@quayside/contract/stock-takes/stock-takes.paths';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

const StartForm = createSchemaForm(StartTakeInput);

export function StartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-stock-takes');
  const navigate = useNavigate();
  const [form] = StartForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(stockTakesDeskCalls.deskStart, ['stock-takes'], {
    form,
    saved: ({ take_no }) => t('started', { take_no }),
    onSaved: ({ take_id }) => {
      onClose();
      void navigate(stockTakePaths.detail(take_id));
    },
  });
  return (
    <FormDrawer
      name="start-take"
      title={t('start_title')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('start')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <StartForm.Form
        form={form}
        autoComplete="off"
        initialValues={{ note: '' }}
        onValuesChange={touch}
        onSubmit={(values) => void save(values)}
      >
        <StartForm.Item name="warehouse_id" label={t('warehouse')} kind="select">
          <Select options={useWarehouseOptions()} />
        </StartForm.Item>
        <StartForm.Item name="note" label={t('note')} extra={t('note_hint')}>
          <Input.TextArea rows={2} maxLength={500} />
        </StartForm.Item>
      </StartForm.Form>
    </FormDrawer>
  );
}
