import { basicConfigDeskCalls, type ConfigRow } from '@quayside/contract/basic-config/basic-config.desk-calls';
import type { ConfigName } from '@quayside/domain/basic-config/config-names';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ErrorState } from '@quayside/ui/feedback/states';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import './basic-config.css';
import { ConfigField } from './config-field.tsx';
import { ConfigSwitch } from './config-switch.tsx';

const groups = {
  files: ['max_upload_size'],
  app: ['app_down_button_is_display', 'android_download_link', 'ios_download_link'],
  customers: ['fulfilment_fee_customer_id', 'orders_need_verified_email'],
  access: ['second_factor_roles'],
  money: ['adjustment_approval_threshold_usd', 'inbound_insurance_rate'],
  parcels: [
    'packing_tolerance_percent',
    'packing_tolerance_usd',
    'interception_fee_usd',
    'exception_reply_days',
    'orders_expire_after_days',
    'carrier_services',
  ],
} as const satisfies Record<string, readonly ConfigName[]>;
const flags: ReadonlySet<ConfigName> = new Set(['app_down_button_is_display', 'orders_need_verified_email']);

/** STAFF-10: settings for all merchants that need no restart. */
export function BasicConfigPage() {
  const { t } = useTranslation('basic-config');
  const config = useRead(basicConfigDeskCalls.deskList, {});
  return (
    <div className="page page-narrow">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {config.data && (
        <>
          <ConfigGroup title={t('group.files')} names={groups.files} rows={config.data.list} />
          <ConfigGroup title={t('group.app')} names={groups.app} rows={config.data.list} />
          <ConfigGroup title={t('group.customers')} names={groups.customers} rows={config.data.list} />
          <ConfigGroup title={t('group.access')} names={groups.access} rows={config.data.list} />
          <ConfigGroup title={t('group.money')} names={groups.money} rows={config.data.list} />
          <ConfigGroup title={t('group.parcels')} names={groups.parcels} rows={config.data.list} />
        </>
      )}
      {config.isPending && (
        <div className="panel panel-body">
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
      {config.isLoadingError && (
        <div className="panel">
          <ErrorState error={config.error} onRetry={() => void config.refetch()} />
        </div>
      )}
    </div>
  );
}

type GroupProps = { title: string; names: readonly ConfigName[]; rows: readonly ConfigRow[] };

function ConfigGroup({ title, names, rows }: GroupProps) {
  const mine = names.flatMap((name) => rows.find(({ cfg_name }) => cfg_name === name) ?? []);
  if (mine.length === 0) return null;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{title}</h2>
      </div>
      {mine.map((row) =>
        flags.has(row.cfg_name) ? <ConfigSwitch key={row.cfg_name} row={row} /> : <ConfigField key={row.cfg_name} row={row} />,
      )}
    </section>
  );
}
