import { warningEmailsDeskCalls } from '@quayside/contract/warning-emails/warning-emails.desk-calls';
import { Copyable } from '@quayside/ui/display/copyable';
import { ListPage } from '@quayside/ui/list/list-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';

/** Low-stock warning settings of all merchants. */
export function WarningEmailListPage() {
  const { t } = useTranslation('warning-emails');
  return (
    <ListPage
      call={warningEmailsDeskCalls.deskList}
      rowKey="customer_id"
      title={t('title')}
      purpose={t('desk.purpose')}
      tabs={{
        param: 'enabled',
        counts: warningEmailsDeskCalls.deskCounts,
        items: [
          { key: '1', label: t('status.on') },
          { key: '0', label: t('status.off') },
        ],
      }}
      filters={[{ kind: 'text', name: 'customer', label: t('desk.customer_filter') }]}
      columns={[
        { key: 'customer_name', title: t('desk.customer'), width: 240 },
        {
          key: 'customer_id',
          title: t('desk.customer_id'),
          width: 140,
          sortable: true,
          render: (row) => <Copyable value={row.customer_id} />,
        },
        {
          key: 'enabled',
          title: t('desk.enabled'),
          width: 110,
          render: (row) => (
            <StateTag tone={row.enabled === 1 ? 'good' : 'quiet'}>{row.enabled === 1 ? t('status.on') : t('status.off')}</StateTag>
          ),
        },
        { key: 'emails', title: t('desk.emails'), width: 420, render: (row) => row.emails.join(', ') },
        { key: 'updated_at', title: t('desk.updated_at'), width: 180, sortable: true, render: (row) => <TimeText at={row.updated_at} /> },
      ]}
      empty={{ title: t('desk.empty_title'), hint: t('desk.empty_hint') }}
    />
  );
}
