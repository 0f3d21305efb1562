import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { productPaths } from '@quayside/contract/products/products.paths';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import type { SourcingDetail } from '@quayside/contract/sourcing/sourcing.schemas';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Allowed } from '@quayside/ui/shell/allowed';
import { ReplyForm } from '@quayside/ui/sourcing/reply-form';
import { sourcingStatus, useSourcingSections } from '@quayside/ui/sourcing/sourcing-sections';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { QuoteButtons } from './quote-buttons.tsx';

/** One request: its quote, the answer, and the messages about it. */
export function SourcingDetailPage() {
  const { t } = useTranslation('sourcing');
  const sections = useSourcingSections<SourcingDetail>({ more: useMore(), pathOf, reply });
  return (
    <DetailPage
      call={sourcingCalls.get}
      input={{ request_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ request_no }) => request_no}
      back={sourcingPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const statusOf = sourcingStatus('next');
const actionsOf = (request: SourcingDetail) => <QuoteButtons request={request} />;
const pathOf = (_request: SourcingDetail, fileId: string) => `${uploadsCalls.getFile.path}?file_id=${fileId}`;
const reply = ({ request_id, state }: SourcingDetail) =>
  state !== 'accepted' &&
  state !== 'declined' && (
    <Allowed all={['sourcing.edit']}>
      <ReplyForm call={sourcingCalls.message} inputOf={(body) => ({ request_id, body })} />
    </Allowed>
  );

/** What came of an accepted request. */
function useMore() {
  const { t } = useTranslation('sourcing');
  return ({ product_id, sku, inbound_id, inbound_no }: SourcingDetail) =>
    product_id === null || inbound_id === null
      ? []
      : ([
          [
            t('sku'),
            <Link key="sku" to={productPaths.detail(product_id)}>
              {sku}
            </Link>,
          ],
          [
            t('inbound'),
            <Link key="inbound" to={inboundPaths.detail(inbound_id)}>
              {inbound_no}
            </Link>,
          ],
        ] as const);
}
