import { sourcingDeskCalls, type DeskSourcingRow } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { deskSourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import { sourcingStates, sourcingWaits } from '@quayside/domain/sourcing/sourcing-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { Price, SourcingStateTag } from '@quayside/ui/sourcing/sourcing-sections';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';

/** All sourcing requests; the queue opens it on those that wait for staff, oldest first. */
export function SourcingListPage() {
  const { t } = useTranslation('sourcing');
  return (
    <ListPage
      call={sourcingDeskCalls.deskList}
      rowKey="request_id"
      title={t('title')}
      tabs={{
        param: 'state',
        counts: sourcingDeskCalls.deskCounts,
        items: sourcingStates.map((key) => ({ key, label: t(`states.${key}`) })),
      }}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_desk') }}
    />
  );
}

function useFilters(): ListFilter<typeof sourcingDeskCalls.deskList>[] {
  const { t } = useTranslation('sourcing');
  return [
    { kind: 'text', name: 'number', label: t('number') },
    {
      kind: 'select',
      name: 'waits_for',
      label: t('waits_for'),
      options: sourcingWaits.map((value) => ({ value, label: t(`waits.${value}`) })),
    },
  ];
}

function useColumns(): ListColumn<DeskSourcingRow>[] {
  const { t } = useTranslation('sourcing');
  return [
    { key: 'request_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <RequestLink request={row} /> },
    { key: 'state', title: t('state'), width: 120, card: 'tag', render: (row) => <SourcingStateTag state={row.state} /> },
    { key: 'waits_for', title: t('waits_for'), width: 120, render: (row) => row.waits_for && t(`waits.${row.waits_for}`) },
    { key: 'customer_name', title: t('customer'), width: 190, render: (row) => <CustomerLink {...row} /> },
    { key: 'product_name', title: t('product_name'), width: 220, card: 'main' },
    { key: 'quantity', title: t('quantity'), width: 90, align: 'end', render: (row) => wholeText(row.quantity, currentLanguage()) },
    { key: 'country', title: t('country'), width: 130, render: (row) => countryName(row.country, currentLanguage()) },
    { key: 'target_price', title: t('target_price'), width: 120, align: 'end', render: (row) => <Price amount={row.target_price} /> },
    {
      key: 'unit_price',
      title: t('unit_price'),
      width: 120,
      align: 'end',
      card: 'amount',
      render: (row) => <Price amount={row.unit_price} />,
    },
    { key: 'waiting_since', title: t('waiting_since'), width: 180, sortable: true, render: (row) => <TimeText at={row.waiting_since} /> },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}

function RequestLink({ request: { customer_id, request_id, request_no } }: { request: DeskSourcingRow }) {
  return (
    <Copyable value={request_no}>
      <Link to={deskSourcingPaths.detail(customer_id, request_id)}>{request_no}</Link>
    </Copyable>
  );
}
