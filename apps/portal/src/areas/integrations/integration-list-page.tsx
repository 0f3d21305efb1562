import { PlusOutlined } from '@ant-design/icons';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import type { IntegrationRow } from '@quayside/contract/integrations/integrations.schemas';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActingNote } from '../accounts/acting-note.tsx';
import { ConfirmEmailNote, useWhyNoAccess } from '../accounts/confirm-email-note.tsx';
import { IntegrationDrawer } from './integration-drawer.tsx';
import { IntegrationState } from './integration-state.tsx';

/** The merchant's systems that are connected to the portal (PLUG-02). */
export function IntegrationListPage() {
  const { t } = useTranslation('integrations');
  const [isAdding, setAdding] = useState(false);
  const whyNot = useWhyNoAccess();
  const canManage = useCan('integrations.manage');
  const add = canManage ? (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={whyNot !== null} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage
        call={integrationsCalls.list}
        rowKey="integration_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={useColumns()}
        filters={[{ kind: 'text', name: 'name', label: t('name') }]}
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
      <IntegrationDrawer edited={isAdding ? 'new' : null} onClose={() => setAdding(false)} />
    </>
  );
}

function useColumns(): ListColumn<IntegrationRow>[] {
  const { t } = useTranslation('integrations');
  const told = (row: IntegrationRow) => {
    const topics = row.push_options.map((option) => t(`push_option.${option}`));
    return [...topics, ...(row.push_stock_change === 1 ? [t('push_stock_change')] : [])].join(', ') || t('push_none');
  };
  return [
    {
      key: 'name',
      title: t('name'),
      width: 200,
      render: (row) => <Link to={integrationPaths.detail(row.integration_id)}>{row.name}</Link>,
    },
    { key: 'store_account_id', title: t('store_account_id'), width: 160 },
    { key: 'state', title: t('enabled'), width: 130, ellipsis: false, render: (row) => <IntegrationState row={row} /> },
    { key: 'warehouses', title: t('warehouses'), width: 150, render: (row) => row.warehouses || t('warehouses_all') },
    { key: 'apikeys', title: t('section_keys'), width: 140, render: (row) => row.apikeys.map((four) => `…${four}`).join(', ') },
    { key: 'push', title: t('push'), width: 240, render: told },
    { key: 'waiting', title: t('waiting'), width: 100, align: 'end' },
    { key: 'created_at', title: t('created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
  ];
}
