import { topUpsCalls } from '@quayside/contract/top-ups/top-ups.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { TopUpFields } from './top-up-fields.ts';

/** Payment method and currency. A method only offers currencies that have a receiving account. */
export function MethodStep() {
  const { t } = useTranslation(['top-ups', 'top-up-words']);
  const form = Form.useFormInstance();
  const list = useRead(topUpsCalls.options, {}, { silent: true }).data?.list ?? [];
  const method: unknown = Form.useWatch('method', form);
  const currencies = list.find((one) => one.method === method)?.currencies ?? [];
  const keepOffered = (chosen: unknown) => {
    const offered = list.find((one) => one.method === chosen)?.currencies ?? [];
    if (!offered.includes(form.getFieldValue('currency'))) form.setFieldValue('currency', offered[0]);
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
