import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { WalletRow } from '@quayside/contract/wallets/wallets.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { Allowed } from '@quayside/ui/shell/allowed';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { AmountText } from '@quayside/ui/display/money-text';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { TimeText } from '@quayside/ui/display/time-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { AdjustDrawer } from './adjust-drawer.tsx';
import { LimitDrawer } from './limit-drawer.tsx';
import { ReconciliationPanel } from './reconciliation-panel.tsx';

type Opened = { what: 'limit' | 'adjust'; wallet: WalletRow };

/** The wallets of all merchants, and the last reconciliation. */
export function WalletListPage() {
  const { t } = useTranslation(['desk-wallets', 'desk-kernel']);
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  return (
    <>
      <ListPage
        call={walletsDeskCalls.deskList}
        rowKey="customer_id"
        title={t('title')}
        purpose={t('purpose')}
        above={<ReconciliationPanel />}
        filters={[
          { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
          { kind: 'select', name: 'low', label: t('low'), options: [{ value: 1, label: t('low_only') }] },
        ]}
        columns={useWalletColumns(open)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {opened?.what === 'limit' && <LimitDrawer wallet={opened.wallet} onClose={close} />}
      {opened?.what === 'adjust' && <AdjustDrawer wallet={opened.wallet} onClose={close} />}
    </>
  );
}

function useWalletColumns(onOpen: (opened: Opened) => void): ListColumn<WalletRow>[] {
  const { t } = useTranslation(['desk-wallets', 'desk-kernel', 'kernel']);
  const money = (key: 'balance' | 'held' | 'credit_limit' | 'spendable'): ListColumn<WalletRow> => ({
    key,
    title: t(key),
    currency: 'USD',
    width: key === 'spendable' ? 175 : 140,
    align: 'end',
    render: (row) => <AmountText amount={row[key]} currency="USD" />,
  });
  return [
    {
      key: 'customer',
      title: t('customer', { ns: 'desk-kernel' }),
      width: 200,
      pinned: 'start',
      render: (row) => <CustomerLink {...row} />,
    },
    { key: 'customer_id', title: t('customer_id'), width: 125, sortable: true },
    money('balance'),
    money('held'),
    money('credit_limit'),
    money('spendable'),
    { key: 'updated_at', title: t('updated_at'), width: 170, render: (row) => <TimeText at={row.updated_at} /> },
    {
      ...actionsColumn(),
      width: 190,
      render: (wallet) => (
        <Allowed all={['desk.wallets.manage']}>
          <RowActions>
            <RowAction onClick={() => onOpen({ what: 'adjust', wallet })}>{t('adjust')}</RowAction>
            <RowAction onClick={() => onOpen({ what: 'limit', wallet })}>{t('limit')}</RowAction>
          </RowActions>
        </Allowed>
      ),
    },
  ];
}
