import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { approvalKinds, approvalStates } from '@quayside/domain/approvals/approval-rules';
import { AmountText } from '@quayside/ui/display/money-text';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApprovalRule } from '#desk/kernel/approval-hint.tsx';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { CustomerPicker } from '#desk/kernel/customer-picker.tsx';
import { ApprovalActions } from './approval-actions.tsx';
import { ChangeList } from './change-list.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

const tones = { proposed: 'waiting', agreed: 'good', rejected: 'bad', withdrawn: 'quiet' } as const satisfies Record<
  ApprovalRow['state'],
  Tone
>;

/** What a second person must agree to, oldest first (D-109). */
export function ApprovalListPage() {
  const { t } = useTranslation(['desk-approvals', 'desk-kernel']);
  const rule = useApprovalRule();
  const [decision, decide] = useState<Decision | null>(null);
  return (
    <>
      <ListPage
        call={approvalsDeskCalls.deskList}
        rowKey="approval_id"
        title={t('title')}
        {...(rule?.threshold_usd === undefined ? {} : { purpose: t('purpose', { threshold: rule.threshold_usd }) })}
        tabs={{
          param: 'state',
          counts: approvalsDeskCalls.deskCounts,
          initial: 'proposed',
          items: approvalStates.map((key) => ({ key, label: t(`states.${key}`) })),
        }}
        filters={[
          {
            kind: 'select',
            name: 'kind',
            label: t('kind'),
            options: approvalKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          { kind: 'own', name: 'customer_id', label: t('customer', { ns: 'desk-kernel' }), Control: CustomerPicker },
        ]}
        columns={useApprovalColumns(decide)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {decision !== null && <DecideDialog decision={decision} onClose={() => decide(null)} />}
    </>
  );
}

function useApprovalColumns(onDecide: (decision: Decision) => void): ListColumn<ApprovalRow>[] {
  const { t } = useTranslation(['desk-approvals', 'desk-kernel']);
  return [
    { key: 'kind', title: t('kind'), width: 150, pinned: 'start', render: (row) => t(`kinds.${row.kind}`) },
    { key: 'customer', title: t('customer', { ns: 'desk-kernel' }), width: 170, render: (row) => <Customer row={row} /> },
    { key: 'amount_usd', title: t('amount'), currency: 'USD', width: 130, align: 'end', render: (row) => <Amount row={row} /> },
    { key: 'changes', title: t('change'), width: 300, ellipsis: false, render: (row) => <ChangeList row={row} /> },
    { key: 'reason', title: t('reason'), width: 200 },
    {
      key: 'state',
      title: t('state'),
      width: 110,
      render: (row) => <StateTag tone={tones[row.state]}>{t(`states.${row.state}`)}</StateTag>,
    },
    { key: 'proposed_by', title: t('proposed_by'), width: 130 },
    { key: 'proposed_at', title: t('proposed_at'), width: 165, render: (row) => <TimeText at={row.proposed_at} /> },
    { key: 'decided_by', title: t('decided_by'), width: 130 },
    { key: 'decided_at', title: t('decided_at'), width: 165, render: (row) => <TimeText at={row.decided_at} /> },
    { key: 'decision_remark', title: t('decision_remark'), width: 200 },
    { ...actionsColumn(), width: 170, render: (row) => <ApprovalActions row={row} onDecide={onDecide} /> },
  ];
}

function Customer({ row: { customer_id, customer_name } }: { row: ApprovalRow }) {
  return customer_id === null || customer_name === null ? null : <CustomerLink customer_id={customer_id} customer_name={customer_name} />;
}

function Amount({ row: { amount_usd } }: { row: ApprovalRow }) {
  return amount_usd === null ? null : <AmountText amount={amount_usd} currency="USD" />;
}
