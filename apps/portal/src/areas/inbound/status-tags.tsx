import type { InboundRow } from '@quayside/contract/inbound/inbound.schemas';
import type { BillStatus, BoxState } from '@quayside/domain/inbound/inbound-machine';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const billTones = {
  draft: 'quiet',
  submitted: 'waiting',
  confirmed: 'active',
  withdrawn: 'quiet',
  voided: 'bad',
} as const satisfies Record<BillStatus, Tone>;
const boxTones = {
  announced: 'quiet',
  arrived: 'waiting',
  counted: 'active',
  qualified: 'active',
  shelved: 'good',
  missing: 'bad',
} as const satisfies Record<BoxState, Tone>;

type Stated = Pick<InboundRow, 'bill_status' | 'audit_status' | 'stage' | 'proposed_date'>;

export function BillTag({ inbound }: { inbound: Stated }) {
  const { t } = useTranslation('inbound');
  const isDone = inbound.stage === 'inventory_completed';
  return <StateTag tone={isDone ? 'good' : billTones[inbound.bill_status]}>{t(`bill_status.${inbound.bill_status}`)}</StateTag>;
}

/** The bill status with the audit or, once that is passed, the stage under it. */
export function StatusCell({ inbound }: { inbound: Stated }) {
  const { t } = useTranslation('inbound');
  const { audit_status, stage, proposed_date } = inbound;
  const isRejected = audit_status === 'rejected';
  const note = stage !== null ? t(`stage.${stage}`) : audit_status !== null ? t(`audit.${audit_status}`) : '';
  return (
    <span className="two-lines">
      <BillTag inbound={inbound} />
      <span className={`second-line${isRejected || proposed_date !== null ? ' inbound-alert' : ''}`}>
        {proposed_date === null ? note : t('proposed')}
      </span>
    </span>
  );
}

export function BoxTag({ state }: { state: BoxState }) {
  const { t } = useTranslation('inbound');
  return <StateTag tone={boxTones[state]}>{t(`box_state.${state}`)}</StateTag>;
}
