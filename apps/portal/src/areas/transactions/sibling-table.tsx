import type { TransactionRow } from '@quayside/contract/transactions/transactions.schemas';
import { transactionPaths } from '@quayside/contract/transactions/transactions.paths';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeeText } from './transaction-columns.tsx';

/** The other entries of the same document. */
export function SiblingTable({ rows }: { rows: readonly TransactionRow[] }) {
  const { t } = useTranslation('money-columns');
  const feeText = useFeeText();
  return (
    <Table
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="entry_id"
      dataSource={rows}
      columns={[
        {
          title: t('entry_id'),
          dataIndex: 'entry_id',
          render: (_, { entry_id }) => <Link to={transactionPaths.detail(entry_id)}>{entry_id}</Link>,
        },
        { title: t('created_at'), dataIndex: 'created_at', render: (_, { created_at }) => <TimeText at={created_at} /> },
        { title: t('fee_type'), dataIndex: 'fee_type', render: (_, { fee_type }) => feeText(fee_type) },
        {
          title: t('amount'),
          dataIndex: 'amount',
          align: 'end',
          render: (_, { amount }) => <MoneyText amount={amount} currency="USD" />,
        },
        { title: t('remark'), dataIndex: 'remark' },
      ]}
    />
  );
}
