import { StorageRunInput, storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

const RunForm = createSchemaForm(StorageRunInput);

/** Bills a day that is missing in the list of runs. */
export function StartRun() {
  const { t } = useTranslation('desk-storage-fees');
  const [form] = RunForm.useForm();
  const { save, failure, isSaving } = useSave(storageFeesDeskCalls.deskRun, ['storage-fees'], {
    form,
    saved: t('run_started'),
    onSaved: () => form.resetFields(),
  });
  return (
    <RunForm.Form form={form} className="start-run" autoComplete="off" onSubmit={(values) => void save(values)}>
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      <RunForm.Item name="day" label={t('run_day')} kind="select" extra={t('run_start_hint')}>
        <DayPicker />
      </RunForm.Item>
      <Button htmlType="submit" loading={isSaving}>
        {t('run_start')}
      </Button>
    </RunForm.Form>
  );
}
