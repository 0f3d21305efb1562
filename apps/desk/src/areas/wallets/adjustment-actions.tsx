import type { AdjustmentRow } from '@quayside/contract/wallets/wallets.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { useTranslation } from 'react-i18next';
import type { Decision } from './decide-dialog.tsx';

/** Staff cannot approve their own proposal. */
export function AdjustmentActions({ row, onDecide }: { row: AdjustmentRow; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation('desk-wallets');
  const canDecide = useCan('desk.wallets.manage');
  if (!canDecide || row.state !== 'proposed') return null;
  if (row.is_mine && row.needs_second) return <span className="quiet">{t('somebody_else')}</span>;
  return (
    <RowActions>
      <RowAction onClick={() => onDecide({ row, agree: true })}>{t('agree')}</RowAction>
      <RowAction danger onClick={() => onDecide({ row, agree: false })}>
        {t('refuse')}
      </RowAction>
    </RowActions>
  );
}
