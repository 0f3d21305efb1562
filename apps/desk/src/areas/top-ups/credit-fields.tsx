import { ReviewInput, type DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { isCurrency, moneyText } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount, readAmount } from '@quayside/domain/top-ups/top-up-rules';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { KeyCap } from '@quayside/ui/review/key-button';
import { Alert, Input, type FormInstance } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const Fields = createSchemaForm(ReviewInput.pick({ credited_usd: true, rate: true, rate_source: true, remark: true }));
export type CreditEntry = {
  credited_usd?: string | undefined;
  rate?: string | undefined;
  rate_source?: string | undefined;
  remark?: string | undefined;
};

type FieldsProps = {
  topUp: DeskTopUpRow;
  form: FormInstance<CreditEntry>;
  remark: RefObject<TextAreaRef | null>;
  facts: ReactNode;
};

/** Rate, source and credited amount, and the remark. */
export function CreditFields({ topUp, form, remark, facts }: FieldsProps) {
  const { t } = useTranslation('desk-top-ups');
  const { currency } = topUp;
  const isForeign = currency !== 'USD';
  return (
    <Fields.Form
      form={form}
      className="review-credit"
      autoComplete="off"
      validateTrigger="onBlur"
      initialValues={startOf(topUp)}
      onValuesChange={({ rate }) => {
        // A source belongs to its rate: the proposed one comes back with the proposed rate only.
        if (rate !== undefined) form.setFieldValue('rate_source', rate === topUp.proposed_rate ? (topUp.proposed_source ?? '') : '');
        const worth = rate === undefined ? null : worthAt(topUp, rate);
        if (worth !== null) form.setFieldValue('credited_usd', worth);
      }}
      onSubmit={() => undefined}
    >
      {topUp.proposed_usd === null && <Alert type="warning" showIcon title={t('no_rate', { currency })} />}
      <div className="review-credit-line">
        {isForeign && (
          <>
            <Fields.Item name="rate" label={t('rate', { currency })}>
              <Input inputMode="decimal" />
            </Fields.Item>
            <Fields.Item name="rate_source" label={t('rate_source')}>
              <Input maxLength={120} />
            </Fields.Item>
          </>
        )}
        <Fields.Item name="credited_usd" label={t('credited')}>
          <Input inputMode="decimal" suffix="USD" />
        </Fields.Item>
      </div>
      {facts}
      <Fields.Item name="remark" label={t('remark')} className="review-remark">
        <Input.TextArea
          ref={remark}
          rows={1}
          maxLength={500}
          placeholder={t('remark_hint')}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </Fields.Item>
      <span className="review-remark-key">
        <KeyCap>T</KeyCap>
      </span>
    </Fields.Form>
  );
}

/** A line matched by hand says what arrived: that is credited, with the reason as remark. */
function startOf(topUp: DeskTopUpRow): CreditEntry {
  const { bank_line, bank, proposed_rate, proposed_source, proposed_usd, currency } = topUp;
  const rated = currency === 'USD' ? {} : { rate: proposed_rate ?? undefined, rate_source: proposed_source ?? undefined };
  const isOther = bank === 'matched' && bank_line !== null && bank_line.currency === currency && bank_line.amount !== topUp.amount;
  const rate = currency === 'USD' ? '1' : proposed_rate;
  const arrived = isOther && isCurrency(bank_line.currency) ? readAmount(bank_line.amount, bank_line.currency) : null;
  if (!arrived || rate === null) return { ...rated, credited_usd: proposed_usd ?? undefined, remark: '' };
  return { ...rated, credited_usd: moneyText(inUsd(arrived, rate)), remark: bank_line?.reason ?? '' };
}

/** What is sent: empty fields are left out. */
export function amountsOf({ credited_usd, rate, rate_source, remark = '' }: CreditEntry): CreditEntry {
  return { remark: remark.trim(), ...(credited_usd && { credited_usd }), ...(rate && { rate }), ...(rate_source && { rate_source }) };
}

/** The amount at another rate, exact to the cent; null while the rate is invalid. */
function worthAt({ amount, currency }: DeskTopUpRow, rate: string): string | null {
  return /^\d{1,8}(\.\d{1,8})?$/.test(rate) ? moneyText(inUsd(keptAmount(amount, currency), rate)) : null;
}
