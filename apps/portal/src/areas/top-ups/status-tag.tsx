import type { TopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = { submitted: 'waiting', received: 'good', rejected: 'bad' } as const satisfies Record<TopUpRow['status'], Tone>;

/** Received means success (TOP-08). */
export function StatusTag({ status }: Pick<TopUpRow, 'status'>) {
  const { t } = useTranslation('top-up-words');
  return <StateTag tone={tones[status]}>{t(`status.${status}`)}</StateTag>;
}
