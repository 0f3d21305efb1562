import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useWrite } from '@quayside/ui/kernel/query';
import { dayText, EMPTY } from '@quayside/ui/kernel/values';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

type SectionProps = { inbound: InboundDetail };

/** Another arrival time the warehouse asks for. */
export function ProposalSection({ inbound }: SectionProps) {
  const { t } = useTranslation('inbound');
  const { message } = App.useApp();
  const canAnswer = useCan('inbound.edit');
  const answer = useWrite(inboundCalls.answerProposal, ['inbound'], {
    onDone: (_saved, { accept }) => void message.success(t(accept === 1 ? 'proposal_accepted' : 'proposal_declined')),
  });
  const timeOf = (day: string | null, period: InboundDetail['arrival_period']) => ({
    day: day === null ? EMPTY : dayText(day, currentLanguage()),
    period: period === null ? EMPTY : t(`period.${period}`),
  });
  const reply = (accept: 0 | 1) => answer.mutate({ inbound_id: inbound.inbound_id, accept });
  return (
    <div className="proposal">
      <p>
        <strong>{t('proposal_title', timeOf(inbound.proposed_date, inbound.proposed_period))}</strong>
        <br />
        {t('proposal_text', timeOf(inbound.arrival_date, inbound.arrival_period))}
      </p>
      {canAnswer && (
        <span className="paper-buttons">
          <Button disabled={answer.isPending} onClick={() => reply(0)}>
            {t('proposal_decline')}
          </Button>
          <Button type="primary" disabled={answer.isPending} onClick={() => reply(1)}>
            {t('proposal_accept')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Why the audit was rejected. */
export function CommentSection({ inbound }: SectionProps) {
  return <p className="inbound-comment">{inbound.audit_comment}</p>;
}
