import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = { submitted: 'waiting', received: 'good', rejected: 'bad' } as const satisfies Record<DeskTopUpRow['status'], Tone>;

export function StatusTag({ status }: Pick<DeskTopUpRow, 'status'>) {
  const { t } = useTranslation('top-up-words');
  return <StateTag tone={tones[status]}>{t(`status.${status}`)}</StateTag>;
}
