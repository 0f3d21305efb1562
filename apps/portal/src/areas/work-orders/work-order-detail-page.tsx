import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import type { WorkOrderDetail } from '@quayside/contract/work-orders/work-orders.schemas';
import { DetailPage } from '@quayside/ui/detail/detail-page';
import { useWrite } from '@quayside/ui/kernel/query';
import { Allowed } from '@quayside/ui/shell/allowed';
import { WorkFacts, useWorkSections, workStatus } from '@quayside/ui/work-orders/work-sections';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

/** One work order: where it stands, what it costs, what came of it. */
export function WorkOrderDetailPage() {
  const { t } = useTranslation('work-orders');
  const sections = useWorkSections(parts);
  return (
    <DetailPage
      call={workOrdersCalls.get}
      input={{ work_order_id: useIdParam() }}
      title={t('detail')}
      titleOf={({ work_order_no }) => work_order_no}
      back={workOrderPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={sections}
    />
  );
}

const statusOf = workStatus('next');
const parts = {
  facts: (order: WorkOrderDetail) => <OwnFacts order={order} />,
  pathOf: ({ url }: WorkOrderDetail['photos'][number]) => url,
};
const actionsOf = (order: WorkOrderDetail) => <CancelButton order={order} />;

function OwnFacts({ order }: { order: WorkOrderDetail }) {
  const warehouse = useWarehouses().find(({ value }) => value === order.warehouse_id)?.label;
  return <WorkFacts order={order} warehouse={warehouse} />;
}

/** Until the work has begun. */
function CancelButton({ order: { work_order_id, work_order_no: number, state } }: { order: WorkOrderDetail }) {
  const { t } = useTranslation(['work-orders', 'kernel']);
  const { modal, message } = App.useApp();
  const write = useWrite(workOrdersCalls.cancel, ['work-orders', 'inventory', 'wallets']);
  if (state !== 'submitted') return null;
  const ask = () => {
    modal.confirm({
      title: t('cancel_title', { number }),
      content: t('cancel_text'),
      okText: t('cancel'),
      okButtonProps: { danger: true },
      cancelText: t('actions.back', { ns: 'kernel' }),
      onOk: () => write.mutateAsync({ work_order_id }).then(() => void message.success(t('cancel_done', { number }))),
    });
  };
  return (
    <Allowed all={['work-orders.edit']}>
      <Button danger onClick={ask}>
        {t('cancel')}
      </Button>
    </Allowed>
  );
}
