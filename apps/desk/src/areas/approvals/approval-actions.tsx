import type { ApprovalRow } from '@quayside/contract/approvals/approvals.schemas';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { useTranslation } from 'react-i18next';
import type { Decision } from './decide-dialog.tsx';

/** Nobody agrees to their own proposal: they can withdraw it. */
export function ApprovalActions({ row, onDecide }: { row: ApprovalRow; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation('desk-approvals');
  if (row.state !== 'proposed') return null;
  return (
    <RowActions>
      {!row.is_mine && <RowAction onClick={() => onDecide({ row, verdict: 'agree' })}>{t('agree')}</RowAction>}
      <RowAction danger onClick={() => onDecide({ row, verdict: row.is_mine ? 'withdraw' : 'reject' })}>
        {t(row.is_mine ? 'withdraw' : 'reject')}
      </RowAction>
    </RowActions>
  );
}
