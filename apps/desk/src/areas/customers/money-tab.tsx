import { transactionsDeskCalls, type DeskTransactionRow } from '@quayside/contract/transactions/transactions.desk-calls';
import { billTypes, feeTypes } from '@quayside/domain/wallets/wallet-rules';
import { ActorName } from '@quayside/ui/display/actor-name';
import { Copyable } from '@quayside/ui/display/copyable';
import { AmountText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceGroupPanel } from '../tariffs/price-group-panel.tsx';
import { AdjustDrawer } from '../wallets/adjust-drawer.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { ReconciledPanel } from './reconciled-panel.tsx';
import { useWallet } from './use-customer-facts.ts';

/** Ledger beside holds, limits and reconciliation. */
export function MoneyTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation(['customers', 'money-columns']);
  const bill = (type: (typeof billTypes)[number]) => t(`bill.${type}`, { ns: 'money-columns' });
  return (
    <div className="customer-columns">
      <ListPage
        call={transactionsDeskCalls.deskList}
        fixed={{ customer_id }}
        rowKey="entry_id"
        title={t('money.ledger')}
        above={<Adjust customer_id={customer_id} />}
        filters={[
          { kind: 'text', name: 'source_no', label: t('source_no', { ns: 'money-columns' }) },
          {
            kind: 'select',
            name: 'bill_type',
            label: t('bill_type', { ns: 'money-columns' }),
            options: billTypes.map((value) => ({ value, label: bill(value) })),
          },
          { kind: 'days', from: 'from', to: 'to', label: t('created_at', { ns: 'money-columns' }) },
        ]}
        columns={useLedgerColumns()}
        empty={{ title: t('money.ledger'), hint: t('list_empty_hint') }}
      />
      <div className="customer-column">
        <HoldsPanel customer_id={customer_id} />
        <LimitsPanel customer_id={customer_id} />
        <PriceGroupPanel customer_id={customer_id} />
        <ReconciledPanel customer_id={customer_id} />
      </div>
    </div>
  );
}

function Adjust({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const [isOpen, setOpen] = useState(false);
  const wallet = useWallet(customer_id);
  if (!useCan('desk.wallets.manage') || !wallet) return null;
  return (
    <div className="customer-tools">
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('money.adjust')}
      </Button>
      {isOpen && <AdjustDrawer wallet={wallet} onClose={() => setOpen(false)} />}
    </div>
  );
}

function useLedgerColumns(): ListColumn<DeskTransactionRow>[] {
  const { t } = useTranslation(['customers', 'money-columns']);
  const feeOf = ({ fee_type }: DeskTransactionRow) => {
    const known = feeTypes.find((fee) => fee === fee_type);
    return known === undefined ? fee_type : t(`fee.${known}`, { ns: 'money-columns' });
  };
  const money = (key: 'amount' | 'balance_after'): ListColumn<DeskTransactionRow> => ({
    key,
    title: t(`money.${key}`),
    currency: 'USD',
    width: 125,
    align: 'end',
    render: (row) => <AmountText amount={row[key]} currency="USD" />,
  });
  return [
    {
      key: 'created_at',
      title: t('created_at', { ns: 'money-columns' }),
      width: 165,
      sortable: true,
      render: (row) => <TimeText at={row.created_at} />,
    },
    {
      key: 'source_no',
      title: t('source_no', { ns: 'money-columns' }),
      width: NUMBER_WIDTH,
      render: (row) => <Copyable value={row.source_no} />,
    },
    { key: 'fee_type', title: t('money.what'), width: 140, render: feeOf },
    money('amount'),
    money('balance_after'),
    { key: 'actor_name', title: t('money.by'), width: 140, render: (row) => <ActorName {...row} /> },
    { key: 'remark', title: t('remark', { ns: 'money-columns' }), width: 200 },
  ];
}
