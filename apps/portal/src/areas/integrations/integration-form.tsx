import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import { IntegrationInput, type IntegrationDetail } from '@quayside/contract/integrations/integrations.schemas';
import { pushOptions } from '@quayside/domain/integrations/integration-rules';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import { useSave } from '@quayside/ui/form/use-save';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { DrawerFoot } from '#portal/kernel/form-drawer.tsx';
import { FlagBox } from '#portal/kernel/flag-box.tsx';

const Plugin = createSchemaForm(IntegrationInput);

type FormProps = { row: IntegrationDetail | null; onCancel: () => void; onDone: () => void };

type Values = Partial<z.input<typeof IntegrationInput>>;

/** What is typed is kept over a reload. */
export function IntegrationForm(props: FormProps) {
  const { row } = props;
  const draft = useFormDraft('integration', row === null ? 'new' : String(row.integration_id), valuesOf(row), null);
  return (
    <>
      {draft.notice}
      <IntegrationFields key={draft.key} {...props} draft={draft} />
    </>
  );
}

function IntegrationFields({ row, onCancel, onDone, draft }: FormProps & { draft: FormDraft<Values> }) {
  const { t } = useTranslation('integrations');
  const navigate = useNavigate();
  const [form] = Plugin.useForm();
  const { save, isSaving, touch } = useSave(integrationsCalls.save, ['integrations'], {
    form,
    guard: 'integration',
    summary: 'message',
    saved: t('saved'),
    onSaved: (saved) => {
      draft.drop();
      onDone();
      // A new one needs a key next.
      if (row === null) void navigate(integrationPaths.detail(saved.integration_id));
    },
  });
  const send = (values: z.output<typeof IntegrationInput>) =>
    void save(row === null ? values : { ...values, integration_id: row.integration_id });
  const changed = () => {
    touch();
    draft.keep(() => form.getFieldsValue(true) as Values); // the form's fields are the integration's
  };
  return (
    <Plugin.Form form={form} initialValues={draft.values} validateTrigger="onBlur" onValuesChange={changed} onSubmit={send}>
      <section className="form-section">
        <h3>{t('section_facts')}</h3>
        <Plugin.Item name="integration_id" label="" hideLabel hidden>
          <Input />
        </Plugin.Item>
        <div className="form-pair">
          <Plugin.Item name="name" label={t('name')}>
            <Input autoComplete="off" />
          </Plugin.Item>
          <Plugin.Item name="store_account_id" label={t('store_account_id')} extra={t('store_account_hint')}>
            <Input autoComplete="off" />
          </Plugin.Item>
        </div>
        <Plugin.Item name="enabled" label={t('enabled')} hideLabel required={false}>
          <FlagBox>{t('enabled')}</FlagBox>
        </Plugin.Item>
      </section>
      <Access />
      <Push />
      <DrawerFoot isSaving={isSaving} onCancel={onCancel} />
    </Plugin.Form>
  );
}

/** What the keys of this integration reach. */
function Access() {
  const { t } = useTranslation('integrations');
  const { data } = useRead(integrationsCalls.options, {}, { silent: true });
  const warehouses = data?.warehouses.map((one) => ({ value: one.warehouse_id, label: `${one.code} · ${localName(one)}` })) ?? [];
  const isChinese = currentLanguage() !== 'en';
  const scopes = data?.scopes.map(({ name, title_en, title_cn }) => ({ value: name, label: isChinese ? title_cn : title_en })) ?? [];
  return (
    <section className="form-section">
      <h3>{t('section_access')}</h3>
      <Plugin.Item name="scopes" label={t('scopes')} kind="select" required={false}>
        <Checkbox.Group className="scope-list" options={scopes} />
      </Plugin.Item>
      <Plugin.Item name="warehouse_ids" label={t('warehouses')} kind="select" required={false} extra={t('warehouses_hint')}>
        <Select mode="multiple" allowClear options={warehouses} optionFilterProp="label" />
      </Plugin.Item>
      <Plugin.Item name="allowed_addresses" label={t('allowed_addresses')} required={false} extra={t('allowed_hint')}>
        <Select mode="tags" tokenSeparators={[',', ' ', '\n']} open={false} suffixIcon={null} />
      </Plugin.Item>
    </section>
  );
}

/** D-70: what it is told, and where. */
function Push() {
  const { t } = useTranslation('integrations');
  return (
    <section className="form-section">
      <h3>{t('section_push')}</h3>
      <Plugin.Item name="push_options" label={t('push')} kind="select" required={false}>
        <Checkbox.Group className="scope-list" options={pushOptions.map((value) => ({ value, label: t(`push_option.${value}`) }))} />
      </Plugin.Item>
      <Plugin.Item name="push_stock_change" label={t('push_stock_change')} hideLabel required={false}>
        <FlagBox>{t('push_stock_change')}</FlagBox>
      </Plugin.Item>
      <Plugin.Item
        name="push_url"
        label={t('push_url')}
        required={false}
        extra={t('push_url_hint')}
        dependencies={['push_options', 'push_stock_change']}
      >
        <Input autoComplete="off" inputMode="url" />
      </Plugin.Item>
    </section>
  );
}

function valuesOf(row: IntegrationDetail | null): Values {
  if (row === null)
    return { enabled: 1, warehouse_ids: [], scopes: [], allowed_addresses: [], push_url: '', push_options: [], push_stock_change: 0 };
  const {
    integration_id,
    name,
    store_account_id,
    enabled,
    warehouse_ids,
    scopes,
    allowed_addresses,
    push_url,
    push_options,
    push_stock_change,
  } = row;
  return {
    integration_id,
    name,
    store_account_id,
    enabled,
    warehouse_ids,
    scopes,
    allowed_addresses,
    push_url,
    push_options,
    push_stock_change,
  };
}
