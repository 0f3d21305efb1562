import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { lossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import type { LossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Copyable } from '@quayside/ui/display/copyable';
import { useCan } from '@quayside/ui/kernel/context';
import { LossFacts } from '@quayside/ui/loss-orders/loss-facts';
import { lossStatus, useLossSections } from '@quayside/ui/loss-orders/loss-sections';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { AnswerButtons } from './answer-buttons.tsx';

/** One loss order: what is missing, what is offered, and the answer. */
export function LossOrderDetailPage() {
  const { t } = useTranslation('loss-orders');
  const sections = useLossSections(parts);
  return (
    <DetailPage
      call={lossOrdersCalls.get}
      input={{ loss_order_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ loss_order_no }) => loss_order_no}
      back={lossOrderPaths.list}
      failed={t('load_failed')}
      status={lossStatus}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const actionsOf = (loss: LossOrderDetail) => <AnswerButtons loss={loss} />;
const parts = {
  order: ['facts', 'lines', 'images', 'dispute'] as const,
  facts: (loss: LossOrderDetail) => <OwnFacts loss={loss} />,
  pathOf: (_loss: LossOrderDetail, { url }: LossOrderDetail['images'][number]) => url,
};

function OwnFacts({ loss }: { loss: LossOrderDetail }) {
  const { t } = useTranslation('loss-orders');
  const canOpen = useCan('inbound.read');
  const seesMoney = useCan('loss-orders.edit') || loss.compensation !== null;
  const warehouse = useWarehouses().find(({ value }) => value === loss.warehouse_id)?.label;
  const source = (
    <Copyable key="source" value={loss.source_no}>
      {canOpen ? <Link to={inboundPaths.detail(loss.source_id)}>{loss.source_no}</Link> : loss.source_no}
    </Copyable>
  );
  return <LossFacts loss={loss} warehouse={warehouse} seesMoney={seesMoney} more={[[t('source'), source]]} />;
}
