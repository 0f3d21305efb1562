import type { importStates } from '@quayside/domain/imports/import-rules';
import { useTranslation } from 'react-i18next';
import { StateTag, type Tone } from '../display/state-tag.tsx';

type ImportState = (typeof importStates)[number];

const tones = { reading: 'active', checked: 'waiting', refused: 'bad', imported: 'good', discarded: 'quiet' } as const satisfies Record<
  ImportState,
  Tone
>;

export function ImportStateTag({ state }: { state: ImportState }) {
  const { t } = useTranslation('imports');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
