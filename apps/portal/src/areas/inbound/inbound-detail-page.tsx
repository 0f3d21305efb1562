import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import { DetailPage, type DetailSection } from '@quayside/ui/detail/detail-page';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import '#portal/kernel/things.css';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { DetailActions } from './detail/detail-actions.tsx';
import './detail/detail.css';
import { FeesSection } from './detail/fees-section.tsx';
import { LinesSection } from './detail/lines-section.tsx';
import { NextStep } from './detail/next-step.tsx';
import { CommentSection, ProposalSection } from './detail/notices.tsx';
import { ProgressSection } from './detail/progress-section.tsx';
import { ShippingSection } from './detail/shipping-section.tsx';
import { TimelineSection } from './detail/timeline-section.tsx';
import { InboundBoxes } from './inbound-boxes.tsx';
import './inbound.css';
import { LossOrderLinks } from './loss-order-links.tsx';
import { BillTag } from './status-tags.tsx';
import { MarksPart } from './wizard/marks-part.tsx';
import './wizard/wizard.css';

type InboundProps = { inbound: InboundDetail };

/** One appointment: where it is, what came of it, what it costs. Both variants show it (D-50). */
export function InboundDetailPage() {
  const { t } = useTranslation('inbound');
  const isOfBoxes = useLocation().pathname.startsWith(inboundPaths.boxes);
  return (
    <DetailPage
      call={inboundCalls.get}
      input={{ inbound_id: useIdParam() }}
      title={t('one_title')}
      titleOf={({ inbound_no }) => inbound_no}
      back={isOfBoxes ? inboundPaths.boxes : inboundPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={useSections()}
    />
  );
}

const statusOf = (inbound: InboundDetail) => ({ tag: <BillTag inbound={inbound} />, next: <NextStep inbound={inbound} /> });
const actionsOf = (inbound: InboundDetail) => <DetailActions inbound={inbound} />;
const isProposed = ({ proposed_date }: InboundDetail) => proposed_date !== null;
const isRejected = ({ audit_status, audit_comment }: InboundDetail) => audit_status === 'rejected' && audit_comment !== '';
const hasFees = ({ fees_total }: InboundDetail) => fees_total !== null;

function useSections(): DetailSection<InboundDetail>[] {
  const { t } = useTranslation('inbound');
  return [
    { key: 'proposal', title: t('section.proposal'), when: isProposed, body: bodyOf(ProposalSection) },
    { key: 'comment', title: t('comment_title'), when: isRejected, body: bodyOf(CommentSection) },
    { key: 'progress', title: t('section.progress'), body: bodyOf(ProgressSection) },
    { key: 'lines', title: t('section.lines'), body: bodyOf(LinesSection), flush: true },
    { key: 'boxes', title: t('section.boxes'), body: ({ inbound_id }) => <InboundBoxes inbound_id={inbound_id} />, flush: true },
    { key: 'shipping', title: t('section.shipping'), body: bodyOf(ShippingSection) },
    { key: 'fees', title: t('section.fees'), when: hasFees, body: bodyOf(FeesSection), flush: true },
    { key: 'documents', title: t('section.documents'), body: (inbound) => <MarksPart inbound={inbound} /> },
    { key: 'loss', title: t('section.loss'), body: bodyOf(LossSection) },
    { key: 'timeline', title: t('section.timeline'), body: bodyOf(TimelineSection) },
  ];
}

function bodyOf(Body: ComponentType<InboundProps>) {
  return (inbound: InboundDetail) => <Body inbound={inbound} />;
}

function LossSection({ inbound }: InboundProps) {
  const { t } = useTranslation('inbound');
  if (inbound.loss_order_nos.length === 0) return <p className="quiet">{t('no_loss')}</p>;
  return <LossOrderLinks numbers={inbound.loss_order_nos} />;
}
