import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import { auditStatuses, billStatuses, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import type { BulkAction, ListFilter, ListTabs } from '@quayside/ui/list/list-types';
import { Allowed } from '@quayside/ui/shell/allowed';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import '#portal/kernel/things.css';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { useInboundColumns } from './inbound-columns.tsx';
import './inbound.css';
import { MarksDialog } from './marks-dialog.tsx';
import type { RowDialog } from './row-menu.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { useInboundMoves, useMerge } from './use-inbound-moves.tsx';

type List = typeof inboundCalls.list;

/** All inbound appointments with their status. */
export function InboundListPage() {
  const { t } = useTranslation('inbound');
  const [opened, open] = useState<{ dialog: RowDialog; row: InboundRow } | null>(null);
  const rowOf = (dialog: RowDialog) => (opened?.dialog === dialog ? opened.row : null);
  const close = () => open(null);
  return (
    <>
      <ListPage
        call={inboundCalls.list}
        rowKey="inbound_id"
        title={t('title')}
        tabs={useTabs()}
        columns={useInboundColumns((dialog, row) => open({ dialog, row }))}
        filters={useFilters()}
        bulk={useBulk()}
        actions={<PageActions />}
        empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <NewInbound /> }}
      />
      <SplitDialog inbound={rowOf('split')} onClose={close} />
      <MarksDialog inbound={rowOf('marks')} onClose={close} />
    </>
  );
}

function NewInbound() {
  const { t } = useTranslation('inbound');
  const navigate = useNavigate();
  return (
    <Allowed all={['inbound.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(inboundPaths.create)}>
        {t('create')}
      </Button>
    </Allowed>
  );
}

function PageActions() {
  const { t } = useTranslation('inbound');
  const navigate = useNavigate();
  return (
    <>
      <Allowed all={['inbound.edit']}>
        <Button icon={<ImportOutlined aria-hidden />} onClick={() => navigate(inboundPaths.import)}>
          {t('import')}
        </Button>
      </Allowed>
      <NewInbound />
    </>
  );
}

function useTabs(): ListTabs<List> {
  const { t } = useTranslation('inbound');
  const counts = useRead(inboundCalls.counts, {}, { silent: true, pollMs: () => 60_000 }).data?.list;
  return {
    param: 'bill_status',
    items: billStatuses.map((key) => {
      const count = counts?.find(({ status }) => status === key)?.count;
      return { key, label: t(`bill_status.${key}`), ...(count === undefined ? {} : { count }) };
    }),
  };
}

function useFilters(): ListFilter<List>[] {
  const { t } = useTranslation('inbound');
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouses() },
    { kind: 'text', name: 'sku', label: t('sku_filter') },
    { kind: 'days', from: 'from', to: 'to', label: t('created') },
    { kind: 'text', name: 'tracking', label: t('tracking_filter') },
    {
      kind: 'select',
      name: 'audit_status',
      label: t('audit_status'),
      options: auditStatuses.map((value) => ({ value, label: t(`audit.${value}`) })),
    },
    {
      kind: 'select',
      name: 'stage',
      label: t('stage_label'),
      options: inboundStages.map((value) => ({ value, label: t(`stage.${value}`) })),
    },
  ];
}

/** The list asks for a selected row first (INB-24). */
function useBulk(): BulkAction<InboundRow>[] {
  const { t } = useTranslation('inbound');
  const canEdit = useCan('inbound.edit');
  const move = useInboundMoves();
  const merge = useMerge(() => undefined);
  if (!canEdit) return [];
  return [
    { key: 'merge', label: t('merge'), keepsSelection: true, run: merge },
    { key: 'withdraw', label: t('withdraw'), keepsSelection: true, run: (rows) => move('withdraw', rows) },
    { key: 'delete', label: t('delete'), danger: true, keepsSelection: true, run: (rows) => move('delete', rows) },
  ];
}
