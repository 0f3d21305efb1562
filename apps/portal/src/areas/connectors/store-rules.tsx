import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { MAX_RULES } from '@quayside/domain/connectors/connector-rules';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { FlagBox } from '#portal/kernel/flag-box.tsx';
import { StoreFields } from './store-fields.ts';
import './connectors.css';

/** Which method an order gets, and whether it is submitted by itself. */
export function StoreRules() {
  const { t } = useTranslation('connectors');
  return (
    <section className="form-section">
      <h3>{t('section_rules')}</h3>
      <p className="quiet">{t('rules_hint')}</p>
      <Form.List name="rules">
        {(rules, { add, remove }) => (
          <>
            {rules.length === 0 && <p className="quiet">{t('rule.none')}</p>}
            {rules.map(({ key, name }) => (
              <Rule key={key} at={name} onRemove={() => remove(name)} />
            ))}
            {rules.length < MAX_RULES && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(emptyRule)}>
                {t('rule.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
      <StoreFields.Item name="auto_submit" label={t('auto_submit')} hideLabel required={false} extra={t('auto_submit_hint')}>
        <FlagBox>{t('auto_submit')}</FlagBox>
      </StoreFields.Item>
      <StoreFields.Item
        name="hold_above"
        label={t('hold_above')}
        required={false}
        extra={t('hold_above_hint')}
        normalize={(value: string) => (value === '' ? null : value)}
      >
        <Input autoComplete="off" inputMode="decimal" />
      </StoreFields.Item>
    </section>
  );
}

const emptyRule = { countries: [], min_weight_g: null, max_weight_g: null, min_value: null, max_value: null };

function Rule({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { t } = useTranslation('connectors');
  const countries = useCountries();
  const { data } = useRead(connectorsCalls.options, {}, { silent: true });
  const methods = data?.methods.map((one) => ({ value: one.method, label: localName(one) })) ?? [];
  const orNull = (value: string) => (value === '' ? null : value);
  return (
    <div className="store-rule">
      <StoreFields.Item
        name={['rules', at, 'countries']}
        nameInList={[at, 'countries']}
        label={t('rule.countries')}
        kind="select"
        required={false}
      >
        <Select mode="multiple" allowClear placeholder={t('rule.any')} options={countries} showSearch={{ optionFilterProp: 'search' }} />
      </StoreFields.Item>
      <StoreFields.Item name={['rules', at, 'method']} nameInList={[at, 'method']} label={t('rule.method')} kind="select">
        <Select options={methods} showSearch={{ optionFilterProp: 'label' }} />
      </StoreFields.Item>
      <Button type="text" aria-label={t('rule.remove', { no: at + 1 })} icon={<CloseOutlined aria-hidden />} onClick={onRemove} />
      {(['min', 'max'] as const).map((end) => (
        <StoreFields.Item
          key={end}
          name={['rules', at, `${end}_weight_g`]}
          nameInList={[at, `${end}_weight_g`]}
          label={`${t('rule.weight')} ${t(end === 'min' ? 'rule.from' : 'rule.to')}`}
          required={false}
        >
          <InputNumber className="full-width" min={0} precision={0} placeholder={t('rule.any')} />
        </StoreFields.Item>
      ))}
      {(['min', 'max'] as const).map((end) => (
        <StoreFields.Item
          key={end}
          name={['rules', at, `${end}_value`]}
          nameInList={[at, `${end}_value`]}
          label={`${t('rule.value')} ${t(end === 'min' ? 'rule.from' : 'rule.to')}`}
          required={false}
          normalize={orNull}
        >
          <Input inputMode="decimal" placeholder={t('rule.any')} autoComplete="off" />
        </StoreFields.Item>
      ))}
    </div>
  );
}
