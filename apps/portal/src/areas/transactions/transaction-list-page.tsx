import type { OutputOf } from '@quayside/contract/kernel/call';
import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { billTypes, feeTypes, MAX_NUMBERS } from '@quayside/domain/wallets/wallet-rules';
import type { ListFilter } from '@quayside/ui/list/list-types';
import { useWrite } from '@quayside/ui/kernel/query';
import { awaitTask } from '@quayside/ui/kernel/tasks';
import { ListPage } from '@quayside/ui/list/list-page';
import { NumbersDialog } from '@quayside/ui/list/numbers-dialog';
import { splitNumbers } from '@quayside/ui/list/split-numbers';
import { NumbersNote } from '@quayside/ui/list/numbers-note';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BalancePanel } from './balance-panel.tsx';
import { StatementDialog } from './statement-dialog.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';

type Search = typeof transactionsCalls.search;
const noNumbers: readonly number[] = [];

/** The balance and its transactions (BILL-01, BILL-02). A search by many numbers does not fit into the URL, so it is sent as a POST. */
export function TransactionListPage() {
  const { t } = useTranslation('transactions');
  const [numbers, setNumbers] = useState(noNumbers);
  const [dialog, open] = useState<'batch' | 'statement' | null>(null);
  // The task tray shows the export.
  const startExport = useWrite(transactionsCalls.export, ['jobs'], { onDone: awaitTask });
  const clear = () => setNumbers(noNumbers);
  const noteOf = (answer: OutputOf<Search> | undefined) => <NumbersNote count={numbers.length} answer={answer} onClear={clear} />;
  // Both calls return the same rows for the same filters; only the second takes numbers.
  const call = numbers.length === 0 ? (transactionsCalls.list as unknown as Search) : transactionsCalls.search;
  return (
    <>
      <ListPage
        call={call}
        rowKey="entry_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <Button onClick={() => open('statement')}>{t('statement')}</Button>
            <Button onClick={() => open('batch')}>{t('batch')}</Button>
          </>
        }
        above={<BalancePanel />}
        {...(numbers.length === 0 ? {} : { also: { input: { entry_ids: [...numbers] }, clear, note: noteOf } })}
        columns={useTransactionColumns()}
        filters={useFilters()}
        onExport={startExport.mutateAsync}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {dialog === 'statement' && <StatementDialog onClose={() => open(null)} />}
      {dialog === 'batch' && (
        <NumbersDialog
          title={t('batch_title')}
          label={t('batch_label')}
          most={MAX_NUMBERS}
          chosen={numbers}
          onChoose={setNumbers}
          onClose={() => open(null)}
          split={splitNumbers}
        />
      )}
    </>
  );
}

function useFilters(): ListFilter<Search>[] {
  const { t } = useTranslation(['transactions', 'money-columns']);
  const ns = 'money-columns';
  return [
    { kind: 'text', name: 'source_no', label: t('order_no') },
    { kind: 'days', from: 'from', to: 'to', label: t('period') },
    {
      kind: 'select',
      name: 'bill_type',
      label: t('bill_type', { ns }),
      options: billTypes.map((value) => ({ value, label: t(`bill.${value}`, { ns }) })),
    },
    {
      kind: 'select',
      name: 'fee_type',
      label: t('fee_type', { ns }),
      options: feeTypes.map((value) => ({ value, label: t(`fee.${value}`, { ns }) })),
    },
  ];
}
