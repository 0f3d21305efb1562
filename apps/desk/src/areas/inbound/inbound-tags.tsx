import type { BillStatus, InboundStage } from '@quayside/domain/inbound/inbound-machine';
import { StateTag } from '@quayside/ui/display/state-tag';
import { EMPTY } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';

const tones = { draft: 'quiet', submitted: 'waiting', confirmed: 'good', withdrawn: 'quiet', voided: 'bad' } as const;

export function BillTag({ status }: { status: BillStatus }) {
  const { t } = useTranslation('desk-inbound');
  return <StateTag tone={tones[status]}>{t(`statuses.${status}`)}</StateTag>;
}

export function StageText({ stage }: { stage: InboundStage | null }) {
  const { t } = useTranslation('desk-inbound');
  return stage === null ? EMPTY : t(`stages.${stage}`);
}
