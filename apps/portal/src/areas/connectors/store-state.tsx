import type { StoreRow } from '@quayside/contract/connectors/connectors.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

type Row = Pick<StoreRow, 'enabled' | 'state' | 'error_code'>;

function stateOf({ enabled, state, error_code }: Row) {
  if (enabled === 0) return 'off';
  return state === 'connected' && error_code !== null ? 'failing' : state;
}

const tones = { connected: 'good', off: 'quiet', waiting: 'waiting', checking: 'waiting', failing: 'bad', refused: 'bad' } as const;

export function StoreState({ row }: { row: Row }) {
  const { t } = useTranslation('connectors');
  const state = stateOf(row);
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
