import type { MailState } from '@quayside/domain/mails/mail-states';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = { queued: 'waiting', sent: 'good', kept: 'quiet', failed: 'bad' } as const satisfies Record<MailState, Tone>;

export function MailStateTag({ state }: { state: MailState }) {
  const { t } = useTranslation('mails');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
