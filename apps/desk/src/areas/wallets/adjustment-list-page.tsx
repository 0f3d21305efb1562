import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import type { AdjustmentRow } from '@quayside/contract/wallets/wallets.schemas';
import { adjustmentStates } from '@quayside/domain/wallets/wallet-rules';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { AmountText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';

const tones = { proposed: 'waiting', booked: 'good', refused: 'bad' } as const satisfies Record<AdjustmentRow['state'], Tone>;

/** Balance adjustments, including those that wait for approval; the decision is made in the list of approvals. */
export function AdjustmentListPage() {
  const { t } = useTranslation(['desk-wallets', 'desk-kernel']);
  return (
    <ListPage
      call={walletsDeskCalls.deskAdjustments}
      rowKey="adjustment_id"
      title={t('adjustments_title')}
      purpose={t('adjustments_purpose')}
      tabs={{
        param: 'state',
        counts: walletsDeskCalls.deskAdjustmentCounts,
        items: adjustmentStates.map((key) => ({ key, label: t(`states.${key}`) })),
      }}
      filters={[{ kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker }]}
      columns={useAdjustmentColumns()}
      empty={{ title: t('adjustments_empty_title'), hint: t('adjustments_empty_hint') }}
    />
  );
}

function useAdjustmentColumns(): ListColumn<AdjustmentRow>[] {
  const { t } = useTranslation(['desk-wallets', 'desk-kernel']);
  return [
    {
      key: 'customer',
      title: t('customer', { ns: 'desk-kernel' }),
      width: 180,
      pinned: 'start',
      render: (row) => <CustomerLink {...row} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      currency: 'USD',
      width: 140,
      align: 'end',
      render: (row) => <AmountText amount={row.amount} currency="USD" />,
    },
    {
      key: 'state',
      title: t('state'),
      width: 110,
      render: (row) => <StateTag tone={tones[row.state]}>{t(`states.${row.state}`)}</StateTag>,
    },
    { key: 'reason', title: t('reason'), width: 235 },
    { key: 'proposed_by', title: t('proposed_by'), width: 130 },
    { key: 'created_at', title: t('created_at'), width: 165, sortable: 'adjustment_id', render: (row) => <TimeText at={row.created_at} /> },
    { key: 'decided_by', title: t('decided_by'), width: 150 },
    { key: 'decided_at', title: t('decided_at'), width: 170, render: (row) => <TimeText at={row.decided_at} /> },
    { key: 'decision_remark', title: t('decision_remark'), width: 200 },
  ];
}
