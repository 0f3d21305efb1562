import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { workOrdersDeskCalls, type DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { deskWorkOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { NotFoundPage } from '@quayside/ui/feedback/message-pages';
import { WorkFacts, useWorkSections, workStatus } from '@quayside/ui/work-orders/work-sections';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { WorkActions } from './work-actions.tsx';

type Order = DeskWorkOrderDetail;

/** One self-service order: what to do, and its result. */
export function WorkOrderDetailPage() {
  const { t } = useTranslation('work-orders');
  const [params] = useSearchParams();
  const sections = useWorkSections(parts);
  const ids = { customer_id: Number(params.get('customer')), work_order_id: Number(params.get('id')) };
  const input = workOrdersDeskCalls.deskGet.input.safeParse(ids);
  if (!input.success) return <NotFoundPage />;
  return (
    <DetailPage
      call={workOrdersDeskCalls.deskGet}
      input={input.data}
      title={t('detail')}
      titleOf={({ work_order_no }) => work_order_no}
      back={deskWorkOrderPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const actionsOf = (order: Order) => <WorkActions order={order} />;
const statusOf = workStatus('next_desk');
const parts = {
  facts: (order: Order) => <DeskFacts order={order} />,
  pathOf: ({ file_id }: Order['photos'][number]) => `${uploadsDeskCalls.deskProviderFile.path}?file_id=${file_id}`,
};

function DeskFacts({ order }: { order: Order }) {
  const { t } = useTranslation('work-orders');
  const warehouse = useWarehouseOptions().find(({ value }) => value === order.warehouse_id)?.label;
  const customer = <CustomerLink key="customer" customer_id={order.customer_id} customer_name={order.customer_name} />;
  return <WorkFacts order={order} warehouse={warehouse} more={[[t('customer'), customer]]} />;
}
