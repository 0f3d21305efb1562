import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

const MAX_VERSIONS = 50;
const needed = new Set(['day', 'warehouse', 'price_group', 'country', 'weight_g', 'value_usd']);
type Values = Record<string, string>;

const initial: Values = {
  day: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10),
  price_group: 'STANDARD',
  value_usd: '20.00',
};

type FormProps = { written: Values; onCalculate: (values: Values) => void };

/** The parcel; Enter calculates. */
export function ParcelForm({ written, onCalculate }: FormProps) {
  const { t } = useTranslation('desk-tariffs');
  const versions = useRead(tariffsDeskCalls.deskList, { limit: MAX_VERSIONS }, { silent: true });
  const groups = useRead(tariffsDeskCalls.deskGroups, {}, { silent: true });
  const fields = [
    ['warehouse', t('warehouse')],
    ['country', t('country')],
    ['postal_code', t('postcode')],
    ['weight_g', t('weight')],
    ['length_cm', t('length')],
    ['width_cm', t('width')],
    ['height_cm', t('height')],
    ['value_usd', t('value')],
    ['attributes', t('attributes')],
  ] as const;
  const send = (values: Values) =>
    onCalculate(Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value.trim()]] : []))));
  return (
    <section className="panel panel-body">
      <Form<Values> layout="vertical" className="tariff-form" initialValues={{ ...initial, ...written }} onFinish={send}>
        <Form.Item name="version_id" label={t('name')}>
          <Select
            allowClear
            placeholder={t('version_any')}
            options={(versions.data?.list ?? []).map(({ version_id, name }) => ({ value: String(version_id), label: name }))}
          />
        </Form.Item>
        <Form.Item name="day" label={t('day')} rules={[{ required: true }]}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="price_group" label={t('group')} rules={[{ required: true }]}>
          <Select options={(groups.data?.list ?? []).map(({ price_group }) => ({ value: price_group, label: price_group }))} />
        </Form.Item>
        {fields.map(([name, label]) => (
          <Form.Item key={name} name={name} label={label} rules={[{ required: needed.has(name) }]}>
            <Input />
          </Form.Item>
        ))}
        <Button type="primary" htmlType="submit">
          {t('calculate')}
        </Button>
      </Form>
    </section>
  );
}
