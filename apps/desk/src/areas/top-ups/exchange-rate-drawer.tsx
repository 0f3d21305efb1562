import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { RateInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { DayPicker } from '@quayside/ui/form/day-picker';
import type { SelectOption } from '@quayside/ui/list/list-types';
import { today } from '@quayside/ui/kernel/today';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApprovalHint } from '#desk/kernel/approval-hint.tsx';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';

const RateForm = createSchemaForm(RateInput);

/** A rate valid from a day. Saving the same day again corrects it. */
export function ExchangeRateDrawer({ currencies, onClose }: { currencies: SelectOption[]; onClose: () => void }) {
  const { t } = useTranslation(['desk-top-ups', 'desk-approvals']);
  const [form] = RateForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(topUpsDeskCalls.deskSaveRate, ['top-ups', 'approvals'], {
    form,
    saved: ({ currency, approval_id }) => (approval_id === null ? t('rate_saved', { currency }) : t('sent', { ns: 'desk-approvals' })),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="exchange-rate"
      title={t('rate_add')}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <ApprovalHint about={['rate']} />
      <RateForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={{ valid_from: today() }}
        onValuesChange={touch}
        onSubmit={(values) => void save(values)}
      >
        <RateForm.Item name="currency" label={t('currency')} kind="select">
          <Select showSearch options={currencies} />
        </RateForm.Item>
        <RateForm.Item name="valid_from" label={t('valid_from')} kind="select">
          <DayPicker />
        </RateForm.Item>
        <RateForm.Item name="rate" label={t('rate_value')}>
          <Input inputMode="decimal" />
        </RateForm.Item>
        <RateForm.Item name="source" label={t('source')} extra={t('source_hint')}>
          <Input maxLength={120} />
        </RateForm.Item>
      </RateForm.Form>
    </FormDrawer>
  );
}
