import { PlusOutlined } from '@ant-design/icons';
import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreRow } from '@quayside/contract/connectors/connectors.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { ActingNote } from '../accounts/acting-note.tsx';
import { ConfirmEmailNote, useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { StoreDrawer } from './store-drawer.tsx';
import { StoreState } from './store-state.tsx';

/** The merchant's shops whose orders are pulled (PLUG-03). */
export function StoreListPage() {
  const { t } = useTranslation('connectors');
  const [isAdding, setAdding] = useState(false);
  const whyNot = useWhyNoAccess();
  const canManage = useCan('connectors.manage');
  const add = canManage ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={whyNot !== null} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        call={connectorsCalls.list}
        rowKey="store_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={useColumns()}
        actions={add}
        above={
          canManage && (
            <>
              <ActingNote />
              <ConfirmEmailNote />
            </>
          )
        }
        empty={{ title: t('empty_title'), hint: t('empty_hint'), action: add }}
      />
      <StoreDrawer edited={isAdding ? 'new' : null} onClose={() => setAdding(false)} />
    </>
  );
}

function useColumns(): ListColumn<StoreRow>[] {
  const { t } = useTranslation('connectors');
  const warehouses = new Map(useWarehouses().map(({ value, label }) => [value, label]));
  return [
    { key: 'name', title: t('name'), width: 200, render: (row) => <Link to={storePaths.detail(row.store_id)}>{row.name}</Link> },
    { key: 'kind', title: t('kind'), width: 130, render: (row) => t(`kinds.${row.kind}`) },
    { key: 'state', title: t('section_state'), width: 150, ellipsis: false, card: 'tag', render: (row) => <StoreState row={row} /> },
    { key: 'warehouse_id', title: t('warehouse'), width: 170, render: (row) => warehouses.get(row.warehouse_id) ?? row.warehouse_id },
    {
      key: 'held',
      title: t('held'),
      width: 100,
      align: 'end',
      render: (row) => (row.held > 0 ? <Link to={storePaths.held(row.store_id)}>{row.held}</Link> : 0),
    },
    {
      key: 'unmapped',
      title: t('unmapped'),
      width: 140,
      align: 'end',
      render: (row) => (row.unmapped > 0 ? <Link to={storePaths.unmapped(row.store_id)}>{row.unmapped}</Link> : 0),
    },
    {
      key: 'changed',
      title: t('changed'),
      width: 190,
      align: 'end',
      render: (row) => (row.changed > 0 ? <Link to={storePaths.changed(row.store_id)}>{row.changed}</Link> : 0),
    },
    { key: 'pulled_at', title: t('last_success'), width: 180, render: (row) => <TimeText at={row.pulled_at} /> },
    { key: 'created_at', title: t('created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
  ];
}
