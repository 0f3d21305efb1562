import { workOrdersDeskCalls, type DeskWorkOrderDetail } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompleteDrawer } from './complete-drawer.tsx';
import { PhotoDrawer } from './photo-drawer.tsx';
import { RefuseDrawer } from './refuse-drawer.tsx';

type Order = DeskWorkOrderDetail;
type Opened = 'complete' | 'photo' | 'refuse' | null;

/** Begin, then photos and result; or reject. */
export function WorkActions({ order }: { order: Order }) {
  const { t } = useTranslation('work-orders');
  const canWork = useCan('desk.work-orders.work');
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const isOpen = order.state === 'submitted' || order.state === 'in_progress';
  if (!canWork || !isOpen) return null;
  return (
    <>
      <Button danger onClick={() => open('refuse')}>
        {t('refuse')}
      </Button>
      {order.state === 'submitted' ? (
        <BeginButton order={order} />
      ) : (
        <>
          <Button onClick={() => open('photo')}>{t('add_photo')}</Button>
          <Button type="primary" onClick={() => open('complete')}>
            {t('complete')}
          </Button>
        </>
      )}
      {opened === 'complete' && <CompleteDrawer order={order} onClose={close} />}
      {opened === 'photo' && <PhotoDrawer order={order} onClose={close} />}
      {opened === 'refuse' && <RefuseDrawer order={order} onClose={close} />}
    </>
  );
}

function BeginButton({ order: { customer_id, work_order_id, work_order_no: number } }: { order: Order }) {
  const { t } = useTranslation('work-orders');
  const { message } = App.useApp();
  const write = useWrite(workOrdersDeskCalls.deskBegin, ['work-orders', 'my-work']);
  const begin = () =>
    void write.mutateAsync({ customer_id, work_order_id }).then(
      () => void message.success(t('begun', { number })),
      () => undefined, // the refusal is shown by the write itself
    );
  return (
    <Button type="primary" loading={write.isPending} onClick={begin}>
      {t('begin')}
    </Button>
  );
}
