import { inboundDeskCalls, type DeskInboundDetail } from '@quayside/contract/inbound/inbound.desk-calls';
import { deskInboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuditActions } from './audit-actions.tsx';
import { InboundBoxes, InboundFacts, InboundLines, InboundServices, InboundTimeline } from './inbound-sections.tsx';
import { BillTag, StageText } from './inbound-tags.tsx';
import './inbound.css';

/** One appointment. While it waits for an audit, A confirms, X rejects, N opens the next. */
export function InboundDetailPage() {
  const { t } = useTranslation('desk-inbound');
  const [params] = useSearchParams();
  const ids = { customer_id: Number(params.get('customer')), inbound_id: Number(params.get('id')) };
  const input = inboundDeskCalls.deskGet.input.safeParse(ids);
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={inboundDeskCalls.deskGet}
      input={input.data}
      title={t('appointment')}
      titleOf={({ inbound_no }) => inbound_no}
      back={deskInboundPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={[
        { key: 'facts', title: t('facts'), body: factsOf },
        { key: 'lines', title: t('lines'), flush: true, body: linesOf },
        { key: 'packing', title: t('packing'), flush: true, body: boxesOf },
        { key: 'services', title: t('services'), body: servicesOf },
        { key: 'timeline', title: t('timeline'), body: timelineOf },
      ]}
    />
  );
}

const statusOf = (inbound: DeskInboundDetail) => ({
  tag: <BillTag status={inbound.bill_status} />,
  next: inbound.stage === null ? inbound.audit_comment : <StageText stage={inbound.stage} />,
});
const actionsOf = (inbound: DeskInboundDetail) => <AuditActions key={inbound.inbound_id} inbound={inbound} />;
const factsOf = (inbound: DeskInboundDetail) => <InboundFacts inbound={inbound} />;
const linesOf = (inbound: DeskInboundDetail) => <InboundLines inbound={inbound} />;
const boxesOf = (inbound: DeskInboundDetail) => <InboundBoxes inbound={inbound} />;
const servicesOf = (inbound: DeskInboundDetail) => <InboundServices inbound={inbound} />;
const timelineOf = (inbound: DeskInboundDetail) => <InboundTimeline inbound={inbound} />;
