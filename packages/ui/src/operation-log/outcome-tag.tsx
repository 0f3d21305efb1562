import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../display/state-tag.tsx';

/** How an operation ended. The refusal is shown beside it, or on hover where there is no room. */
export function OutcomeTag({ outcome, withReason = false }: { outcome: string; withReason?: boolean }) {
  const { t } = useTranslation(['operation-log', 'refusals']);
  if (outcome === 'done') return <StateTag tone="good">{t('done')}</StateTag>;
  // Old log entries may hold codes this page no longer knows.
  const reason = (t as (key: string, options: { ns: string; defaultValue: string }) => string)(outcome, {
    ns: 'refusals',
    defaultValue: outcome,
  });
  const tag = <StateTag tone="bad">{outcome.startsWith('server.') ? t('failed') : t('refused')}</StateTag>;
  if (!withReason) {
    return (
      <Tooltip title={reason}>
        <span>{tag}</span>
      </Tooltip>
    );
  }
  return (
    <span className="outcome">
      {tag} {reason}
    </span>
  );
}
