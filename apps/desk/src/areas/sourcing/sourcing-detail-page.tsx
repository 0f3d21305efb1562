import { deskImagePath, sourcingDeskCalls, type DeskSourcingDetail } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { deskSourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useCan } from '@quayside/ui/kernel/context';
import { ReplyForm } from '@quayside/ui/sourcing/reply-form';
import { sourcingStatus, useSourcingSections } from '@quayside/ui/sourcing/sourcing-sections';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { SourcingActions } from './sourcing-actions.tsx';

type Request = DeskSourcingDetail;

/** One sourcing request: quote it, ask about it or decline it. */
export function SourcingDetailPage() {
  const { t } = useTranslation('sourcing');
  const [params] = useSearchParams();
  const sections = useSourcingSections<Request>({ more: useMore(), pathOf, reply });
  const ids = { customer_id: Number(params.get('customer')), request_id: Number(params.get('id')) };
  const input = sourcingDeskCalls.deskGet.input.safeParse(ids);
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={sourcingDeskCalls.deskGet}
      input={input.data}
      title={t('detail')}
      titleOf={({ request_no }) => request_no}
      back={deskSourcingPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const statusOf = sourcingStatus('next_desk');
const actionsOf = (request: Request) => <SourcingActions request={request} />;
const reply = (request: Request) => <Reply request={request} />;
const pathOf = ({ customer_id, request_id }: Request, fileId: string) => deskImagePath(customer_id, request_id, fileId);

function Reply({ request: { customer_id, request_id, state } }: { request: Request }) {
  const canWrite = useCan('desk.sourcing.quote');
  if (!canWrite || state === 'accepted' || state === 'declined') return null;
  return <ReplyForm call={sourcingDeskCalls.deskMessage} inputOf={(body) => ({ customer_id, request_id, body })} />;
}

function useMore() {
  const { t } = useTranslation('sourcing');
  return ({ customer_id, customer_name, sku, inbound_no }: Request) => [
    [t('customer'), <CustomerLink key="customer" customer_id={customer_id} customer_name={customer_name} />] as const,
    ...(sku === null ? [] : [[t('sku'), sku] as const, [t('inbound'), inbound_no] as const]),
  ];
}
