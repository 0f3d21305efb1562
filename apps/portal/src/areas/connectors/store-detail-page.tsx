import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreDetail } from '@quayside/contract/connectors/connectors.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreNotes } from './store-notes.tsx';
import { StoreState } from './store-state.tsx';

const POLL_MS = 2000;

/** One store: whether it works, what waits, and how its orders are taken. */
export function StoreDetailPage() {
  const { t } = useTranslation('connectors');
  const store_id = useIdParam();
  // Something is under way: the same read as the page's, repeated until it is over.
  useRead(
    connectorsCalls.get,
    { store_id },
    { silent: true, pollMs: (store) => (store && (store.state === 'checking' || store.is_pulling === 1) ? POLL_MS : false) },
  );
  return (
    <DetailPage
      call={connectorsCalls.get}
      input={{ store_id }}
      title={t('detail')}
      titleOf={({ name }) => name}
      back={storePaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'state', title: t('section_state'), body: stateOf },
        { key: 'store', title: t('section_store'), body: factsOf },
        { key: 'rules', title: t('section_rules'), body: rulesOf },
      ]}
    />
  );
}

const statusOf = (store: StoreDetail) => ({ tag: <StoreState row={store} /> });
const actionsOf = (store: StoreDetail) => <StoreActions store={store} />;
const stateOf = (store: StoreDetail) => <Connection store={store} />;
const factsOf = (store: StoreDetail) => <StoreFacts store={store} />;
const rulesOf = (store: StoreDetail) => <Rules store={store} />;

function Connection({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  return (
    <>
      <StoreNotes store={store} />
      <Facts
        facts={[
          [t('last_success'), store.pulled_at === null ? t('never') : <TimeText key="at" at={store.pulled_at} />],
          [t('next_pull'), <TimeText key="next" at={store.next_pull_at} />],
          [t('pulled_count'), store.pulled_count],
          [t('held'), store.held],
          [t('unmapped'), store.unmapped],
          [t('changed'), store.changed],
        ]}
      />
    </>
  );
}

function StoreFacts({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  const warehouse = useWarehouses().find(({ value }) => value === store.warehouse_id)?.label ?? '';
  const isDrop = store.kind === 'csv_drop';
  return (
    <Facts
      facts={[
        [t('kind'), t(`kinds.${store.kind}`)],
        [isDrop ? t('folder') : t('shop_url'), store.shop_url],
        [t('name'), isDrop ? t('folder_hint') : store.shop_name],
        [t('warehouse'), warehouse],
        [t('pull_minutes'), minutesText(store.pull_minutes, t)],
        [t('order_prefix'), store.order_prefix],
        [t('fallback_phone'), store.fallback_phone],
        [t('push_tracking'), store.push_tracking === 1 ? t('on') : t('off')],
        [t('push_stock'), store.push_stock === 1 ? `${t('on')} · ${t('stock_buffer')}: ${store.stock_buffer}` : t('off')],
        [t('created'), <TimeText key="created" at={store.created_at} />],
      ]}
    />
  );
}

function minutesText(minutes: number, t: ReturnType<typeof useTranslation<'connectors'>>['t']): string {
  const texts: Readonly<Record<number, string>> = {
    5: t('minutes.m5'),
    15: t('minutes.m15'),
    60: t('minutes.m60'),
    360: t('minutes.m360'),
  };
  return texts[minutes] ?? String(minutes);
}

function Rules({ store }: { store: StoreDetail }) {
  const { t } = useTranslation('connectors');
  const { data } = useRead(connectorsCalls.options, {}, { silent: true });
  const methodName = (code: string) => {
    const known = data?.methods.find(({ method }) => method === code);
    return known ? localName(known) : code;
  };
  const range = (min: unknown, max: unknown) =>
    min === null && max === null ? '' : `${min === null ? 0 : String(min)} – ${max === null ? '∞' : String(max)}`;
  const wordsOf = (rule: StoreDetail['rules'][number]) =>
    [
      rule.countries.join(', ') || t('rule.any'),
      range(rule.min_weight_g, rule.max_weight_g) && `${t('rule.weight')} ${range(rule.min_weight_g, rule.max_weight_g)}`,
      range(rule.min_value, rule.max_value) && `${t('rule.value')} ${range(rule.min_value, rule.max_value)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Facts
      facts={[
        ...(store.rules.length === 0 ? [[t('rule.method'), t('rule.none')] as [string, string]] : []),
        ...store.rules.map((rule): [string, string] => [wordsOf(rule), methodName(rule.method)]),
        [t('auto_submit'), store.auto_submit === 1 ? t('on') : t('off')],
        [t('hold_above'), store.hold_above],
      ]}
    />
  );
}
