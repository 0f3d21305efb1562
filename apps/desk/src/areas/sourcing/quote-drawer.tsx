import { sourcingDeskCalls, type DeskSourcingDetail } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { DayPicker } from '@quayside/ui/form/day-picker';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#desk/kernel/form-drawer.tsx';
import './sourcing.css';

const QuoteForm = createSchemaForm(sourcingDeskCalls.deskQuote.input.omit({ customer_id: true, request_id: true }));
const sides = ['length_cm', 'width_cm', 'height_cm'] as const;

/** Price and validity, and what the SKU is created with when the merchant accepts. */
export function QuoteDrawer({ request, onClose }: { request: DeskSourcingDetail; onClose: () => void }) {
  const { t } = useTranslation('sourcing');
  const { customer_id, request_id, request_no: number } = request;
  const [form] = QuoteForm.useForm();
  const { save, failure, isSaving, isDirty, touch } = useSave(sourcingDeskCalls.deskQuote, ['sourcing', 'my-work'], {
    form,
    saved: t('quoted', { number }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      name="sourcing-quote"
      title={t('quote_title', { number })}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={failure}
      saveText={t('quote_send')}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <QuoteForm.Form
        form={form}
        autoComplete="off"
        validateTrigger="onBlur"
        initialValues={valuesOf(request)}
        onValuesChange={touch}
        onSubmit={(values) => void save({ ...values, customer_id, request_id })}
      >
        <QuoteFields />
      </QuoteForm.Form>
    </FormDrawer>
  );
}

function QuoteFields() {
  const { t } = useTranslation('sourcing');
  const properties = useRead(sourcingDeskCalls.deskOptions, {}).data?.properties ?? [];
  return (
    <>
      <div className="quote-row">
        <QuoteForm.Item name="unit_price" label={t('unit_price')}>
          <Input inputMode="decimal" suffix="USD" />
        </QuoteForm.Item>
        <QuoteForm.Item name="valid_until" label={t('valid_until')} kind="select">
          <DayPicker />
        </QuoteForm.Item>
        <QuoteForm.Item name="lead_days" label={t('lead_days')}>
          <InputNumber className="full-width" precision={0} />
        </QuoteForm.Item>
        <QuoteForm.Item name="weight_g" label={t('weight_g')}>
          <InputNumber className="full-width" precision={0} />
        </QuoteForm.Item>
        {sides.map((side) => (
          <QuoteForm.Item key={side} name={side} label={t(side)}>
            <Input inputMode="decimal" />
          </QuoteForm.Item>
        ))}
        <QuoteForm.Item name="hs_code" label={t('hs_code')}>
          <Input inputMode="numeric" />
        </QuoteForm.Item>
      </div>
      <QuoteForm.Item name="name_en" label={t('name_en')}>
        <Input />
      </QuoteForm.Item>
      <QuoteForm.Item name="name_cn" label={t('name_cn')}>
        <Input />
      </QuoteForm.Item>
      <QuoteForm.Item name="property_ids" label={t('property_ids')} kind="select">
        <Select mode="multiple" options={properties.map((one) => ({ value: one.property_id, label: localName(one) }))} />
      </QuoteForm.Item>
      <QuoteForm.Item name="quote_note" label={t('quote_note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </QuoteForm.Item>
    </>
  );
}

/** A new quote starts from the last one. */
function valuesOf(request: DeskSourcingDetail) {
  if (request.quote_no === 0) return {};
  const { unit_price, weight_g, length_cm, width_cm, height_cm, lead_days, name_en, name_cn, hs_code, property_ids, quote_note } = request;
  const text = (value: string | null) => value ?? '';
  return {
    unit_price: text(unit_price),
    ...(weight_g === null ? {} : { weight_g }),
    ...(lead_days === null ? {} : { lead_days }),
    length_cm: text(length_cm),
    width_cm: text(width_cm),
    height_cm: text(height_cm),
    name_en,
    name_cn,
    hs_code,
    property_ids,
    quote_note,
  };
}
