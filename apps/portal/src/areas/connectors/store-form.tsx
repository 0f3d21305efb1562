import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreDetail, StoreInput } from '@quayside/contract/connectors/connectors.schemas';
import { pullMinutes, storeKinds } from '@quayside/domain/connectors/connector-rules';
import { pick } from '@quayside/domain/kernel/pick';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { useSave } from '@quayside/ui/form/use-save';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { DrawerFoot } from '#portal/kernel/form-drawer.tsx';
import { FlagBox } from '#portal/kernel/flag-box.tsx';
import { StoreFields } from './store-fields.ts';
import { StoreRules } from './store-rules.tsx';

type FormProps = { row: StoreDetail | null; onCancel: () => void; onDone: () => void };

type Values = Partial<z.input<typeof StoreInput>>;
const secrets = { token: '', consumer_key: '', consumer_secret: '' };

/** What is typed is kept over a reload, but never a credential: drafts are stored as they are. */
export function StoreForm(props: FormProps) {
  const { row } = props;
  const draft = useFormDraft('store', row === null ? 'new' : String(row.store_id), valuesOf(row), null);
  return (
    <>
      {draft.notice}
      <StoreFormFields key={draft.key} {...props} draft={draft} />
    </>
  );
}

function StoreFormFields({ row, onCancel, onDone, draft }: FormProps & { draft: FormDraft<Values> }) {
  const { t } = useTranslation('connectors');
  const navigate = useNavigate();
  const [form] = StoreFields.useForm();
  const { save, isSaving, touch } = useSave(connectorsCalls.save, ['connectors'], {
    form,
    guard: 'store',
    summary: 'message',
    saved: t('saved'),
    onSaved: (saved) => {
      draft.drop();
      onDone();
      // The page of the store shows what the shop says to the credentials.
      if (row === null) void navigate(storePaths.detail(saved.store_id));
    },
  });
  const send = (values: z.output<typeof StoreInput>) => void save(row === null ? values : { ...values, store_id: row.store_id });
  const changed = () => {
    touch();
    draft.keep(() => ({ ...(form.getFieldsValue(true) as Values), ...secrets })); // the form's fields are the store's
  };
  return (
    <StoreFields.Form form={form} initialValues={draft.values} validateTrigger="onBlur" onValuesChange={changed} onSubmit={send}>
      <StoreFields.Item name="store_id" label="" hideLabel hidden>
        <Input />
      </StoreFields.Item>
      <Shop row={row} />
      <Orders />
      <StoreRules />
      <Back />
      <DrawerFoot isSaving={isSaving} onCancel={onCancel} />
    </StoreFields.Form>
  );
}

/** Which shop, and how to sign in there. A stored credential is never shown, only replaced. */
function Shop({ row }: { row: StoreDetail | null }) {
  const { t } = useTranslation('connectors');
  const kind = Form.useWatch<StoreDetail['kind'] | undefined>('kind') ?? row?.kind ?? 'shopify';
  const keeps = row?.has_credentials === 1 ? { extra: t('token_kept') } : {};
  const names = kind === 'woocommerce' ? (['consumer_key', 'consumer_secret'] as const) : kind === 'csv_drop' ? [] : (['token'] as const);
  const hint = kind === 'shopify' ? { extra: t('token_hint') } : {};
  return (
    <section className="form-section">
      <h3>{t('section_store')}</h3>
      <div className="form-pair">
        <StoreFields.Item name="kind" label={t('kind')} kind="select">
          <Select disabled={row !== null} options={storeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        </StoreFields.Item>
        <StoreFields.Item name="name" label={t('name')}>
          <Input autoComplete="off" />
        </StoreFields.Item>
      </div>
      <StoreFields.Item
        name="shop_url"
        label={t('shop_url')}
        required={kind !== 'csv_drop'}
        extra={t(`shop_url_hint.${kind}`)}
        dependencies={['kind']}
        hidden={kind === 'csv_drop' && row === null}
      >
        <Input autoComplete="off" inputMode="url" disabled={row !== null} />
      </StoreFields.Item>
      {names.map((name) => (
        <StoreFields.Item
          key={name}
          name={name}
          label={t(name)}
          required={row === null && kind !== 'shopify'}
          dependencies={['kind']}
          {...hint}
          {...keeps}
        >
          <Input.Password autoComplete="new-password" visibilityToggle={false} />
        </StoreFields.Item>
      ))}
      <StoreFields.Item name="enabled" label={t('enabled')} hideLabel required={false}>
        <FlagBox>{t('enabled')}</FlagBox>
      </StoreFields.Item>
    </section>
  );
}

function Orders() {
  const { t } = useTranslation('connectors');
  return (
    <section className="form-section">
      <h3>{t('section_orders')}</h3>
      <div className="form-pair">
        <StoreFields.Item name="warehouse_id" label={t('warehouse')} kind="select">
          <Select options={useWarehouses()} />
        </StoreFields.Item>
        <StoreFields.Item name="pull_minutes" label={t('pull_minutes')} kind="select" required={false}>
          <Select options={pullMinutes.map((value) => ({ value, label: t(`minutes.m${value}`) }))} />
        </StoreFields.Item>
      </div>
      <div className="form-pair">
        <StoreFields.Item name="order_prefix" label={t('order_prefix')} required={false} extra={t('order_prefix_hint')}>
          <Input autoComplete="off" />
        </StoreFields.Item>
        <StoreFields.Item name="fallback_phone" label={t('fallback_phone')} required={false}>
          <Input autoComplete="off" inputMode="tel" />
        </StoreFields.Item>
      </div>
    </section>
  );
}

/** What the shop is told. */
function Back() {
  const { t } = useTranslation('connectors');
  return (
    <section className="form-section">
      <h3>{t('section_back')}</h3>
      <StoreFields.Item name="push_tracking" label={t('push_tracking')} hideLabel required={false}>
        <FlagBox>{t('push_tracking')}</FlagBox>
      </StoreFields.Item>
      <StoreFields.Item name="push_stock" label={t('push_stock')} hideLabel required={false}>
        <FlagBox>{t('push_stock')}</FlagBox>
      </StoreFields.Item>
      <StoreFields.Item name="stock_buffer" label={t('stock_buffer')} required={false} extra={t('stock_buffer_hint')}>
        <InputNumber min={0} precision={0} />
      </StoreFields.Item>
    </section>
  );
}

function valuesOf(row: StoreDetail | null): Values {
  if (row === null)
    return {
      ...secrets,
      kind: 'shopify',
      shop_url: '',
      enabled: 1,
      order_prefix: '',
      fallback_phone: '',
      pull_minutes: 15,
      rules: [],
      auto_submit: 0,
      hold_above: null,
      push_tracking: 1,
      push_stock: 0,
      stock_buffer: 0,
    };
  const picked = pick(row, 'store_id', 'kind', 'name', 'shop_url', 'enabled', 'warehouse_id', 'order_prefix', 'fallback_phone');
  const orders = pick(row, 'rules', 'auto_submit', 'hold_above', 'push_tracking', 'push_stock', 'stock_buffer');
  return { ...secrets, ...picked, ...orders, pull_minutes: pullMinutes.find((one) => one === row.pull_minutes) ?? 15 };
}
