import { PlusOutlined } from '@ant-design/icons';
import type { OutputOf } from '@quayside/contract/kernel/call';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { MAX_ORDER_NUMBERS, PLATFORM_ORDER_NO_LENGTH } from '@quayside/domain/orders/order-rules';
import { Allowed } from '@quayside/ui/shell/allowed';
import { useCan } from '@quayside/ui/kernel/context';
import type { BulkAction, ListTabs } from '@quayside/ui/list/list-types';
import { useRead } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import { NumbersDialog } from '@quayside/ui/list/numbers-dialog';
import { NumbersNote } from '@quayside/ui/list/numbers-note';
import { splitLines } from '@quayside/ui/list/split-numbers';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import '#portal/kernel/things.css';
import { MethodDialog } from './methods/method-dialog.tsx';
import { useOrderColumns } from './order-columns.tsx';
import './orders.css';
import { useSelectedNote, useSubmitFlow } from './submit/use-submit-flow.tsx';
import { useClearRecipient } from './use-clear-recipient.tsx';
import { useOrderExport } from './use-order-export.tsx';
import { useOrderFilters, type OrderSearch } from './use-order-filters.ts';
import { useOrderMoves } from './use-order-moves.tsx';

const noNumbers: readonly string[] = [];
const noRows: readonly OrderRow[] = [];
// The numbers are not in the URL, so the URL is read with the filters of the list.
const byNumbers = { ...ordersCalls.search, input: ordersCalls.list.input } as unknown as OrderSearch;

/** All orders with their status. A search by many numbers does not fit into the URL, so it is sent as a POST. */
export function OrderListPage() {
  const { t } = useTranslation(['orders', 'order-screens']);
  const ns = 'order-screens';
  const [numbers, setNumbers] = useState(noNumbers);
  const [isSearching, openSearch] = useState(false);
  const [changing, change] = useState(noRows);
  const submit = useSubmitFlow({ onShowFailed: setNumbers });
  const exportOrders = useOrderExport();
  const clear = () => setNumbers(noNumbers);
  const noteOf = (answer: OutputOf<OrderSearch> | undefined) => <NumbersNote count={numbers.length} answer={answer} onClear={clear} />;
  // Both calls return the same rows for the same filters; only the second takes numbers.
  const call = numbers.length === 0 ? (ordersCalls.list as unknown as OrderSearch) : byNumbers;
  return (
    <>
      <ListPage
        call={call}
        rowKey="order_id"
        title={t('title')}
        tabs={useTabs()}
        columns={useOrderColumns(submit.start)}
        filters={useOrderFilters()}
        bulk={useBulk(submit.start, change, exportOrders)}
        selectedNote={useSelectedNote()}
        opensRows
        {...(numbers.length === 0 ? {} : { also: { input: { numbers: [...numbers] }, clear, note: noteOf } })}
        onExport={({ numbers: _none, ...filters }) => exportOrders(numbers.length === 0 ? filters : { ...filters, numbers: [...numbers] })}
        actions={
          <>
            <Button className="desktop-only" onClick={() => openSearch(true)}>
              {t('batch', { ns })}
            </Button>
            <Import />
            <NewOrder />
          </>
        }
        empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <NewOrder /> }}
      />
      {submit.dialog}
      {changing.length > 0 && <MethodDialog orders={changing} onClose={() => change(noRows)} />}
      {isSearching && (
        <NumbersDialog
          title={t('batch_title', { ns })}
          label={t('batch_label', { ns })}
          most={MAX_ORDER_NUMBERS}
          chosen={numbers}
          onChoose={setNumbers}
          onClose={() => openSearch(false)}
          split={(text) => splitLines(text, PLATFORM_ORDER_NO_LENGTH)}
        />
      )}
    </>
  );
}

function NewOrder() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return (
    <Allowed all={['orders.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(orderPaths.create)}>
        {t('create')}
      </Button>
    </Allowed>
  );
}

function Import() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return (
    <Allowed all={['orders.edit']}>
      <Button className="desktop-only" onClick={() => navigate(orderPaths.import)}>
        {t('import')}
      </Button>
    </Allowed>
  );
}

function useTabs(): ListTabs<OrderSearch> {
  const { t: status } = useTranslation('order-status');
  const counts = useRead(ordersCalls.counts, {}, { silent: true, pollMs: () => 60_000 }).data?.list;
  const countOf = (key: string) => counts?.find((one) => one.status === key)?.count;
  return {
    param: 'status',
    items: orderStatuses.map((key) => {
      const count = countOf(key);
      return { key, label: status(key), alert: key === 'error' || key === 'alert', ...(count === undefined ? {} : { count }) };
    }),
  };
}

type Start = (rows: readonly OrderRow[]) => void;

/** Selected are only rows of the page on the screen (ORD-48). */
function useBulk(onSubmit: Start, onChange: Start, onExport: ReturnType<typeof useOrderExport>): BulkAction<OrderRow>[] {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life', 'kernel']);
  const canEdit = useCan('orders.edit');
  const move = useOrderMoves();
  const clear = useClearRecipient();
  const toFile: BulkAction<OrderRow> = {
    key: 'export',
    label: t('actions.export', { ns: 'kernel' }),
    keepsSelection: true,
    run: (rows) => onExport({ ids: rows.map(({ order_id }) => order_id) }),
  };
  if (!canEdit) return [];
  return [
    { key: 'submit', label: t('submit', { ns: 'order-screens' }), keepsSelection: true, run: onSubmit },
    { key: 'method', label: t('change_method', { ns: 'order-screens' }), keepsSelection: true, run: onChange },
    toFile,
    { key: 'clear', label: t('clear', { ns: 'order-life' }), keepsSelection: true, run: clear },
    { key: 'cancel', label: t('cancel'), keepsSelection: true, run: (rows) => move('cancel', rows) },
    { key: 'delete', label: t('delete'), danger: true, keepsSelection: true, run: (rows) => move('delete', rows) },
  ];
}
