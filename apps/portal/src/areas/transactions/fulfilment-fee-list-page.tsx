import { transactionsCalls } from '@quayside/contract/transactions/transactions.calls';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';
import { useTransactionColumns } from './transaction-columns.tsx';

/** Fulfilment fees by order (BILL-05). Only one customer has the menu entry, and the server refuses all others. */
export function FulfilmentFeeListPage() {
  const { t } = useTranslation('transactions');
  return (
    <ListPage
      call={transactionsCalls.fulfilmentFees}
      rowKey="entry_id"
      title={t('fulfilment_title')}
      purpose={t('fulfilment_purpose')}
      columns={useTransactionColumns()}
      filters={[
        { kind: 'text', name: 'source_no', label: t('order_no') },
        { kind: 'days', from: 'from', to: 'to', label: t('period') },
      ]}
      empty={{ title: t('fulfilment_empty'), hint: t('fulfilment_empty_hint') }}
    />
  );
}
