import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import type { DeskStorageBillRow } from '@quayside/contract/storage-fees/storage-fees.schemas';
import { transactionsDeskCalls } from '@quayside/contract/transactions/transactions.desk-calls';
import { AmountText } from '@quayside/ui/display/money-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useRead } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountDrawer } from '../storage-fees/discount-drawer.tsx';
import { useBillColumns } from '../storage-fees/storage-fee-columns.tsx';

/** The customer's storage bills, and its balances by month. */
export function BillsTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation(['customers', 'desk-storage-fees']);
  const [discounted, discount] = useState<DeskStorageBillRow | null>(null);
  const columns = useBillColumns(discount).filter(({ key }) => key !== 'customer');
  return (
    <div className="customer-column">
      <ListPage
        call={storageFeesDeskCalls.deskList}
        fixed={{ customer_id }}
        rowKey="bill_id"
        title={t('bills.storage')}
        tabs={{
          param: 'settled',
          items: [
            { key: '0', label: t('unsettled', { ns: 'desk-storage-fees' }) },
            { key: '1', label: t('settled', { ns: 'desk-storage-fees' }) },
          ],
        }}
        columns={columns}
        empty={{ title: t('empty_title', { ns: 'desk-storage-fees' }), hint: t('list_empty_hint') }}
      />
      {useCan('desk.wallets.read') && <Months customer_id={customer_id} />}
      {discounted !== null && <DiscountDrawer bill={discounted} onClose={() => discount(null)} />}
    </div>
  );
}

/** Opening and closing balance of each month, as the customer's statements have them. */
function Months({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const { data } = useRead(transactionsDeskCalls.deskMonths, { customer_id }, { silent: true });
  const money = (key: 'opening' | 'closing') =>
    ({
      key,
      title: t(`money.${key}`),
      align: 'end',
      render: (_: unknown, row: Record<'opening' | 'closing', string>) => <AmountText amount={row[key]} currency="USD" />,
    }) as const;
  return (
    <section className="panel" aria-labelledby="customer-months">
      <div className="panel-head">
        <h2 id="customer-months">{t('bills.statements')}</h2>
      </div>
      <Table
        size="small"
        rowKey="month"
        pagination={false}
        loading={!data}
        dataSource={data?.list ?? []}
        columns={[{ key: 'month', dataIndex: 'month', title: t('money.month') }, money('opening'), money('closing')]}
      />
    </section>
  );
}
