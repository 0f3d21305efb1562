import type { TakeState } from '@quayside/domain/stock-takes/take-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = { open: 'waiting', posted: 'good', canceled: 'quiet' } as const;

export function TakeStateTag({ state }: { state: TakeState }) {
  const { t } = useTranslation('desk-stock-takes');
  return <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>;
}
