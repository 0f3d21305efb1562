import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateTag } from './state-tag.tsx';

/** How an operation ended: done, or the code of the refusal, with its words on hover. */
export function OutcomeTag({ outcome }: { outcome: string }) {
  const { t } = useTranslation(['operation-log', 'refusals']);
  if (outcome === 'done') return <StateTag tone="good">{t('done')}</StateTag>;
  // The log keeps codes of every age, also ones this page no longer knows.
  const words = (t as (key: string, options: { ns: string; defaultValue: string }) => string)(outcome, {
    ns: 'refusals',
    defaultValue: outcome,
  });
  return (
    <Tooltip title={words}>
      <span>
        <StateTag tone="bad">{outcome}</StateTag>
      </span>
    </Tooltip>
  );
}
