import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import type { DeskStockLogRow } from '@quayside/contract/inventory/inventory.schemas';
import { Id } from '@quayside/contract/kernel/shapes';
import { stockKinds } from '@quayside/domain/inventory/stock-rules';
import { ActorName } from '@quayside/ui/display/actor-name';
import { Copyable } from '@quayside/ui/display/copyable';
import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import { PageHead } from '@quayside/ui/shell/page-head';
import { EmptyState } from '@quayside/ui/feedback/states';
import { TimeText } from '@quayside/ui/display/time-text';
import { EMPTY } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import './inventory.css';
import { StockKindTag } from './stock-kind-tag.tsx';

/** Stock movements of one merchant, who must be selected first. */
export function StockLogPage() {
  const [search] = useSearchParams();
  return Id.safeParse(Number(search.get('customer_id'))).success ? <StockLog /> : <ChooseCustomer />;
}

function ChooseCustomer() {
  const { t } = useTranslation('desk-inventory');
  const [, setSearch] = useSearchParams();
  const choose = (customer_id: number | undefined) => {
    if (customer_id !== undefined) setSearch({ customer_id: String(customer_id) });
  };
  return (
    <div className="page">
      <PageHead title={t('log_title')} purpose={t('log_purpose')} />
      <section className="panel">
        <EmptyState
          title={t('log_choose')}
          hint={t('log_choose_hint')}
          action={
            <div className="choose-customer">
              <CustomerPicker label={t('log_choose')} onChange={choose} />
            </div>
          }
        />
      </section>
    </div>
  );
}

function StockLog() {
  const { t } = useTranslation(['desk-inventory', 'stock-columns', 'desk-kernel']);
  const warehouses = useWarehouseOptions();
  const kinds = stockKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`, { ns: 'stock-columns' }) }));
  return (
    <ListPage
      call={inventoryDeskCalls.deskStockLog}
      rowKey="log_id"
      title={t('log_title')}
      purpose={t('log_purpose')}
      filters={[
        {
          kind: 'own',
          name: 'customer_id',
          label: t('customer', { ns: 'desk-kernel' }),
          required: true,
          Control: CustomerPicker,
        },
        { kind: 'text', name: 'keyword', label: t('keyword') },
        { kind: 'days', from: 'from', to: 'to', label: t('log_days') },
        { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: warehouses },
        { kind: 'select', name: 'kind', label: t('kind', { ns: 'stock-columns' }), options: kinds },
        { kind: 'text', name: 'source_no', label: t('source_no', { ns: 'stock-columns' }) },
      ]}
      columns={useLogColumns()}
      empty={{ title: t('log_empty_title'), hint: t('log_empty_hint') }}
    />
  );
}

function useLogColumns(): ListColumn<DeskStockLogRow>[] {
  const { t } = useTranslation('stock-columns');
  const signed = new Intl.NumberFormat(localeCode(currentLanguage()), { signDisplay: 'exceptZero' });
  const number = (key: 'total_after' | 'frozen_after' | 'available_after', width: number) =>
    ({ key, title: t(key), width, align: 'end' }) as const;
  const change = (key: 'quantity' | 'frozen_quantity', width: number) =>
    ({ key, title: t(key), width, align: 'end', render: (row: DeskStockLogRow) => signed.format(row[key]) }) as const;
  return [
    { key: 'created_at', title: t('created_at'), width: 195, sortable: true, render: (row) => <TimeText at={row.created_at} seconds /> },
    { key: 'sku', title: t('sku'), width: 200, render: (row) => <Copyable value={row.sku} /> },
    { key: 'product_name', title: t('product_name'), width: 190, hidden: true },
    { key: 'warehouse', title: t('warehouse'), width: 110, render: (row) => row.warehouse_code },
    { key: 'kind', title: t('kind'), width: 120, render: (row) => <StockKindTag kind={row.kind} /> },
    change('quantity', 140),
    change('frozen_quantity', 150),
    number('total_after', 120),
    number('frozen_after', 130),
    number('available_after', 140),
    { key: 'source_no', title: t('source_no'), width: NUMBER_WIDTH, render: (row) => <Copyable value={row.source_no} /> },
    { key: 'reason', title: t('reason'), width: 140, render: (row) => (row.reason === null ? EMPTY : t(`reason.${row.reason}`)) },
    { key: 'remark', title: t('remark'), width: 240 },
    {
      key: 'actor_name',
      title: t('actor_name'),
      width: 150,
      render: (row) => <ActorName actor_kind={row.actor_kind} actor_name={row.actor_name} />,
    },
  ];
}
