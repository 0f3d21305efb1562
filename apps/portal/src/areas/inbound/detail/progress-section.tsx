import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { TimeText } from '@quayside/ui/display/time-text';
import { MOBILE, useMedia } from '@quayside/ui/kernel/media';
import { Steps } from 'antd';
import { useTranslation } from 'react-i18next';

/** From the draft to the shelf, with the time of each. */
export function ProgressSection({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  const isPhone = useMedia(MOBILE);
  const at = atOf(inbound);
  const isEnded = inbound.bill_status === 'voided' || inbound.audit_status === 'rejected';
  const steps = [
    { title: t('bill_status.draft'), time: inbound.created_at },
    { title: t('bill_status.submitted'), time: inbound.submitted_at },
    { title: inbound.bill_status === 'voided' ? t('bill_status.voided') : t('bill_status.confirmed'), time: inbound.audited_at },
    { title: t('stage.pending_quality_control'), time: inbound.arrived_at },
    { title: t('stage.shelved'), time: inbound.shelved_at },
    { title: t('stage.inventory_completed'), time: inbound.completed_at },
  ];
  return (
    <Steps
      size="small"
      current={at}
      status={isEnded ? 'error' : at === steps.length - 1 ? 'finish' : 'process'}
      titlePlacement={isPhone ? 'horizontal' : 'vertical'}
      orientation={isPhone ? 'vertical' : 'horizontal'}
      items={steps.map(({ title, time }) => ({ key: title, title, content: time === null ? null : <TimeText at={time} /> }))}
    />
  );
}

function atOf({ bill_status, stage }: InboundDetail): number {
  if (stage !== null) return 2 + inboundStages.indexOf(stage);
  return { draft: 0, withdrawn: 0, submitted: 1, confirmed: 2, voided: 2 }[bill_status];
}
