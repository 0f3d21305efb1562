import { StorageRateInput, storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { FREE_DAYS } from '@quayside/domain/storage-fees/storage-rules';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { useCan } from '@quayside/ui/kernel/context';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Button, Drawer, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { KnownRates } from './known-rates.tsx';
import './storage-fees.css';

const RateForm = createSchemaForm(StorageRateInput);
const MOST_STEPS = 12;

/** The current rates, and a form for a new table; read-only users see only the first. */
export function RatesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-storage-fees');
  if (useCan('desk.storage-fees.manage')) return <EditRates onClose={onClose} />;
  return (
    <Drawer open size={520} className="narrow-drawer" title={t('rates_title')} onClose={onClose}>
      <KnownRates />
    </Drawer>
  );
}

function EditRates({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-storage-fees');
  const [form] = RateForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(storageFeesDeskCalls.deskSaveRates, ['storage-fees'], {
    form,
    saved: t('rates_saved'),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="storage-rates"
      title={t('rates_title')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <KnownRates />
      <h3>{t('new_rates')}</h3>
      <RateForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ steps: [{ from_age_days: FREE_DAYS + 1 }] }}
        onValuesChange={touch}
        onSubmit={(values) => void save(values)}
      >
        <RateForm.Item name="warehouse_id" label={t('warehouse')} kind="select">
          <Select options={useWarehouseOptions()} />
        </RateForm.Item>
        <RateForm.Item name="valid_from" label={t('valid_from')} kind="select">
          <DayPicker />
        </RateForm.Item>
        <RateSteps />
      </RateForm.Form>
    </FormDrawer>
  );
}

function RateSteps() {
  const { t } = useTranslation('desk-storage-fees');
  return (
    <Form.List name="steps">
      {(steps, { add, remove }) => (
        <>
          {steps.map(({ key, name }) => (
            <div key={key} className="rate-step">
              <RateForm.Item name={['steps', name, 'from_age_days']} nameInList={[name, 'from_age_days']} label={t('from_age_days')}>
                <InputNumber className="full-width" />
              </RateForm.Item>
              <RateForm.Item name={['steps', name, 'usd_per_m3_day']} nameInList={[name, 'usd_per_m3_day']} label={t('usd_per_m3_day')}>
                <Input inputMode="decimal" />
              </RateForm.Item>
              {steps.length > 1 && (
                <Button aria-label={t('remove_step', { number: name + 1 })} onClick={() => remove(name)}>
                  ×
                </Button>
              )}
            </div>
          ))}
          {steps.length < MOST_STEPS && <Button onClick={() => add()}>{t('add_step')}</Button>}
        </>
      )}
    </Form.List>
  );
}
