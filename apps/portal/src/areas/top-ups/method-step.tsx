import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TopUpFields } from './top-up-fields.ts';

/** Payment method and currency. A method only offers currencies that have a receiving account. */
export function MethodStep() {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  const form = Form.useFormInstance();
  const { list = [], default_currency } = useRead(topUpsCalls.options, {}, { silent: true }).data ?? {};
  const method: unknown = Form.useWatch('method', form);
  const offered = list.find((one) => one.method === method)?.currencies ?? [];
  // The registration currency first (D-36).
  const currencies = offered.toSorted((a, b) => Number(b === default_currency) - Number(a === default_currency));
  const keepOffered = (chosen: unknown) => {
    const offered = list.find((one) => one.method === chosen)?.currencies ?? [];
    // The only currency needs no choice; of several none is chosen for the user.
    if (!offered.includes(form.getFieldValue('currency'))) form.setFieldValue('currency', offered.length === 1 ? offered[0] : undefined);
  };
  return (
    <>
      <TopUpFields.Item name="method" label={t('method')} kind="select">
        <Radio.Group
          className="method-choice"
          optionType="button"
          options={list.map((one) => ({ value: one.method, label: t(`method.${one.method}`, { ns: 'top-up-words' }) }))}
          onChange={(event) => keepOffered(event.target.value)}
        />
      </TopUpFields.Item>
      <TopUpFields.Item name="currency" label={t('currency')} kind="select">
        <Select className="short-field" options={currencies.map((value) => ({ value, label: value }))} />
      </TopUpFields.Item>
    </>
  );
}
