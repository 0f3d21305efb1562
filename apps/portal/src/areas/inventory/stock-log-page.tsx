import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import type { StockLogRow } from '@quayside/contract/inventory/inventory.schemas';
import { stockKinds } from '@quayside/domain/inventory/stock-rules';
import { ActorName } from '@quayside/ui/display/actor-name';
import { Copyable } from '@quayside/ui/display/copyable';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { EMPTY, wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { SkuCell } from './sku-cell.tsx';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { warehouseText } from './warehouse.ts';

/** Every change of the stock (INV-09). */
export function StockLogPage() {
  const { t } = useTranslation(['inventory', 'stock-columns']);
  const ns = 'stock-columns';
  // The task tray shows the export.
  const startExport = useWrite(inventoryCalls.exportStockLog, ['jobs'], { onDone: awaitTask });
  return (
    <ListPage
      call={inventoryCalls.stockLog}
      rowKey="log_id"
      title={t('log_title')}
      purpose={t('log_purpose')}
      columns={useLogColumns()}
      filters={[
        { kind: 'text', name: 'keyword', label: t('keyword') },
        {
          kind: 'select',
          name: 'kind',
          label: t('kind', { ns }),
          options: stockKinds.map((value) => ({ value, label: t(`kind.${value}`, { ns }) })),
        },
        { kind: 'days', from: 'from', to: 'to', label: t('log_days') },
        { kind: 'select', name: 'warehouse_id', label: t('warehouse', { ns }), options: useWarehouses() },
        { kind: 'text', name: 'source_no', label: t('source_no', { ns }) },
      ]}
      onExport={startExport.mutateAsync}
      empty={{ title: t('log_empty_title'), hint: t('log_empty_hint') }}
    />
  );
}

function useLogColumns(): ListColumn<StockLogRow>[] {
  const { t } = useTranslation(['inventory', 'stock-columns']);
  const ns = 'stock-columns';
  const figure = (key: 'total_after' | 'frozen_after' | 'available_after'): ListColumn<StockLogRow> => ({
    key,
    title: t(key, { ns }),
    width: 130,
    align: 'end',
    render: (row) => wholeText(row[key], currentLanguage()),
  });
  const change = (key: 'quantity' | 'frozen_quantity'): ListColumn<StockLogRow> => ({
    key,
    title: t(key, { ns }),
    width: 140,
    align: 'end',
    render: (row) => <Change value={row[key]} />,
  });
  return [
    {
      key: 'created_at',
      title: t('created_at', { ns }),
      width: 190,
      sortable: true,
      render: (row) => <TimeText at={row.created_at} seconds />,
    },
    { key: 'sku', title: t('sku', { ns }), width: 200, render: (row) => <SkuCell row={row} /> },
    { key: 'product_name', title: t('product_name', { ns }), width: 180 },
    { key: 'warehouse', title: t('warehouse', { ns }), width: 180, render: warehouseText },
    { key: 'kind', title: t('kind', { ns }), width: 110, render: (row) => t(`kind.${row.kind}`, { ns }) },
    change('quantity'),
    change('frozen_quantity'),
    figure('total_after'),
    figure('frozen_after'),
    figure('available_after'),
    { key: 'source_no', title: t('source_no', { ns }), width: NUMBER_WIDTH, render: (row) => <Source row={row} /> },
    {
      key: 'reason',
      title: t('reason', { ns }),
      width: 130,
      render: (row) => (row.reason === null ? EMPTY : t(`reason.${row.reason}`, { ns })),
    },
    { key: 'remark', title: t('remark', { ns }), width: 200 },
    {
      key: 'actor_name',
      title: t('actor_name', { ns }),
      width: 150,
      render: (row) => <ActorName actor_kind={row.actor_kind} actor_name={row.actor_name} />,
    },
  ];
}

function Source({ row }: { row: StockLogRow }) {
  const { t } = useTranslation('inventory');
  const kind = t(`source.${row.source_type}`);
  if (row.source_no === '') return kind;
  return (
    <Copyable value={row.source_no}>
      {kind} {row.source_no}
    </Copyable>
  );
}

/** "+5" and "−5": the sign carries the meaning, the colour is only an aid. */
function Change({ value }: { value: number }) {
  const text = wholeText(Math.abs(value), currentLanguage());
  if (value === 0) return text;
  return (
    <span className="stock-change" data-sign={value > 0 ? 'up' : 'down'}>
      {value > 0 ? '+' : '\u2212'}
      {text}
    </span>
  );
}
