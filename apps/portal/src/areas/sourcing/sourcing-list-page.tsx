import { PlusOutlined } from '@ant-design/icons';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import type { SourcingRow } from '@quayside/contract/sourcing/sourcing.schemas';
import { sourcingStates } from '@quayside/domain/sourcing/sourcing-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/day-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Price, SourcingStateTag } from '@quayside/ui/sourcing/sourcing-sections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

/** Products the merchant wants sourced, with their quotes (DROP-01). */
export function SourcingListPage() {
  const { t } = useTranslation('sourcing');
  const filters: ListFilter<typeof sourcingCalls.list>[] = [{ kind: 'text', name: 'number', label: t('number') }];
  return (
    <ListPage
      call={sourcingCalls.list}
      rowKey="request_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{ param: 'state', counts: sourcingCalls.counts, items: sourcingStates.map((key) => ({ key, label: t(`states.${key}`) })) }}
      filters={filters}
      columns={useColumns()}
      actions={<NewRequest />}
      empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <NewRequest /> }}
    />
  );
}

function NewRequest() {
  const { t } = useTranslation('sourcing');
  const navigate = useNavigate();
  return (
    <Allowed all={['sourcing.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(sourcingPaths.create)}>
        {t('create')}
      </Button>
    </Allowed>
  );
}

function useColumns(): ListColumn<SourcingRow>[] {
  const { t } = useTranslation('sourcing');
  return [
    { key: 'request_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <RequestLink request={row} /> },
    { key: 'state', title: t('state'), width: 120, card: 'tag', render: (row) => <SourcingStateTag state={row.state} /> },
    { key: 'product_name', title: t('product_name'), width: 220, card: 'main' },
    { key: 'quantity', title: t('quantity'), width: 90, align: 'end', render: (row) => wholeText(row.quantity, currentLanguage()) },
    { key: 'country', title: t('country'), width: 130, render: (row) => countryName(row.country, currentLanguage()) },
    { key: 'target_price', title: t('target_price'), width: 120, align: 'end', render: (row) => <Price amount={row.target_price} /> },
    { key: 'unit_price', title: t('unit_price'), width: 120, align: 'end', render: (row) => <Price amount={row.unit_price} /> },
    {
      key: 'goods_value',
      title: t('goods_value'),
      width: 130,
      align: 'end',
      card: 'amount',
      render: (row) => <Price amount={row.goods_value} />,
    },
    {
      key: 'valid_until',
      title: t('valid_until'),
      width: 130,
      render: (row) => row.state === 'quoted' && <DayText day={row.valid_until} />,
    },
    { key: 'sku', title: t('sku'), width: 150 },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}

function RequestLink({ request: { request_id, request_no } }: { request: SourcingRow }) {
  return (
    <Copyable value={request_no}>
      <Link to={sourcingPaths.detail(request_id)}>{request_no}</Link>
    </Copyable>
  );
}
