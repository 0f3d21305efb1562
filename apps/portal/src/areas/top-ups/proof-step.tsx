import { DayPicker } from '@quayside/ui/form/day-picker';
import { today } from '@quayside/ui/kernel/today';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { TopUpFields } from './top-up-fields.ts';
import { VoucherField } from './voucher-field.tsx';

/** Amount, date and proof of payment (TOP-04). */
export function ProofStep() {
  const { t } = useTranslation('top-ups');
  const form = Form.useFormInstance();
  const currency = String(form.getFieldValue('currency'));
  return (
    <>
      <TopUpFields.Item name="amount" label={t('amount')} extra={t('amount_hint', { currency })}>
        <Input className="short-field" inputMode="decimal" autoComplete="off" suffix={currency} />
      </TopUpFields.Item>
      <TopUpFields.Item name="paid_on" label={t('paid_on')} kind="select">
        <DayPicker last={today()} />
      </TopUpFields.Item>
      <TopUpFields.Item name="voucher_file_id" label={t('voucher')} emptyText={t('voucher_missing')}>
        <VoucherField />
      </TopUpFields.Item>
      <TopUpFields.Item name="remark" label={t('remark')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </TopUpFields.Item>
    </>
  );
}
