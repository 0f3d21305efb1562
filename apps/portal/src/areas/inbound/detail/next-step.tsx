import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { dayText, EMPTY } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';

/** What happens next, and whose turn it is. */
export function NextStep({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('inbound');
  const { who, step } = nextOf(inbound);
  const day = inbound.arrival_date === null ? EMPTY : dayText(inbound.arrival_date, currentLanguage());
  return t('next_has', { who: t(`who.${who}`), step: t(`next_step.${step}`, { day }) });
}

function nextOf({ bill_status, audit_status, stage, proposed_date }: InboundDetail) {
  if (proposed_date !== null) return { who: 'you', step: 'proposed' } as const;
  if (bill_status === 'draft') return { who: 'you', step: 'draft' } as const;
  if (bill_status === 'withdrawn') return { who: 'you', step: audit_status === 'rejected' ? 'rejected' : 'withdrawn' } as const;
  if (bill_status === 'submitted') return { who: 'warehouse', step: 'submitted' } as const;
  if (bill_status === 'voided') return { who: 'nobody', step: 'voided' } as const;
  return { who: stage === 'inventory_completed' ? 'nobody' : 'warehouse', step: stage ?? 'future_receipt' } as const;
}
