import type { JobState } from '@quayside/domain/jobs/job-machine';
import { useTranslation } from 'react-i18next';
import { StateTag, type Tone } from '../display/state-tag.tsx';

const tones = {
  waiting: 'waiting',
  running: 'active',
  done: 'good',
  dead: 'bad',
  discarded: 'quiet',
} as const satisfies Record<JobState, Tone>;

export function JobStateTag({ state }: { state: JobState }) {
  const { t } = useTranslation('jobs');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
