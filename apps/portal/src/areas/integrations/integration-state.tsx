import type { IntegrationRow } from '@quayside/contract/integrations/integrations.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

type Row = Pick<IntegrationRow, 'enabled' | 'failing_since' | 'stopped_at'>;

function stateOf({ enabled, failing_since, stopped_at }: Row) {
  if (enabled === 0) return 'off';
  if (stopped_at !== null) return 'stopped';
  return failing_since === null ? 'on' : 'failing';
}

const tones = { on: 'good', off: 'quiet', failing: 'waiting', stopped: 'bad' } as const;

/** On, off, or on but not reached. */
export function IntegrationState({ row }: { row: Row }) {
  const { t } = useTranslation('integrations');
  const state = stateOf(row);
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
