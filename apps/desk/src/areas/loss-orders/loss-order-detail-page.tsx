import { lossOrdersDeskCalls, type DeskLossOrderDetail } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { deskLossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { Copyable } from '@quayside/ui/display/copyable';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { useCan } from '@quayside/ui/kernel/context';
import { LossFacts } from '@quayside/ui/loss-orders/loss-facts';
import { lossStatus, useLossSections } from '@quayside/ui/loss-orders/loss-sections';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { ReviewDrawer } from './review-drawer.tsx';

type Loss = DeskLossOrderDetail;

export function LossOrderDetailPage() {
  const { t } = useTranslation('loss-orders');
  const [params] = useSearchParams();
  const sections = useLossSections(parts);
  const ids = { customer_id: Number(params.get('customer')), loss_order_id: Number(params.get('id')) };
  const input = lossOrdersDeskCalls.deskGet.input.safeParse(ids);
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={lossOrdersDeskCalls.deskGet}
      input={input.data}
      title={t('detail')}
      titleOf={({ loss_order_no }) => loss_order_no}
      back={deskLossOrderPaths.list}
      failed={t('load_failed')}
      status={lossStatus}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const actionsOf = (loss: Loss) => <ReviewButton loss={loss} />;
const parts = {
  order: ['dispute', 'facts', 'lines', 'images'] as const,
  facts: (loss: Loss) => <DeskFacts loss={loss} />,
  pathOf: ({ customer_id, loss_order_id }: Loss, { file_id }: Loss['images'][number]) =>
    `${lossOrdersDeskCalls.deskImage.path}?customer_id=${customer_id}&loss_order_id=${loss_order_id}&file_id=${file_id}`,
};

function DeskFacts({ loss }: { loss: Loss }) {
  const { t } = useTranslation('loss-orders');
  const warehouse = useWarehouseOptions().find(({ value }) => value === loss.warehouse_id)?.label;
  const customer = <CustomerLink key="customer" customer_id={loss.customer_id} customer_name={loss.customer_name} />;
  const source = <Copyable key="source" value={loss.source_no} />;
  return (
    <LossFacts
      loss={loss}
      warehouse={warehouse}
      seesMoney
      more={[
        [t('customer'), customer],
        [t('source'), source],
      ]}
    />
  );
}

function ReviewButton({ loss }: { loss: Loss }) {
  const { t } = useTranslation('loss-orders');
  const canReview = useCan('desk.loss-orders.review');
  const [isOpen, setOpen] = useState(false);
  if (!canReview || loss.waits_for !== 'staff') return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('review')}
      </Button>
      {isOpen && <ReviewDrawer loss={loss} onClose={() => setOpen(false)} />}
    </>
  );
}
