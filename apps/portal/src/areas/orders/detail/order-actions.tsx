import { EllipsisOutlined } from '@ant-design/icons';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { interceptable } from '@quayside/domain/orders/order-machine';
import { isClearable } from '@quayside/domain/orders/order-rules';
import { useCan } from '@quayside/ui/kernel/context';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubmitFlow } from '../submit/use-submit-flow.tsx';
import { useClearRecipient } from '../use-clear-recipient.tsx';
import { useOrderMoves, useWhyNot } from '../use-order-moves.tsx';
import { InterceptDialog } from '#portal/kernel/order-life/intercept-dialog.tsx';
import { TooLateDialog } from './too-late-dialog.tsx';

type OrderProps = { order: OrderDetail };

/** What can be done with the order: everything while it is the merchant's, little once the warehouse has it. */
export function OrderActions({ order }: OrderProps) {
  if (!useCan('orders.edit')) return null;
  const isOwn = order.verified_at === null || order.status === 'error' || order.status === 'approving';
  return isOwn ? <OwnActions order={order} /> : <WarehouseActions order={order} />;
}

/** Ship is the filled button; an order that was sent back has "Fix" in its panel instead (ORD-14). */
function OwnActions({ order }: OrderProps) {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-screens';
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const whyNot = useWhyNot();
  const submit = useSubmitFlow();
  const clear = useClearRecipient();
  // A cancelled order can still be shown; a deleted one cannot.
  const move = useOrderMoves((what) => what === 'delete' && leaveFor(orderPaths.list));
  const isMethodMissing = order.status === 'approving' && order.method === '';
  const noEdit = greyed(whyNot('edit', order));
  return (
    <>
      <Button danger {...greyed(whyNot('delete', order))} onClick={() => move('delete', [order])}>
        {t('delete')}
      </Button>
      <Button {...greyed(whyNot('cancel', order))} onClick={() => move('cancel', [order])}>
        {t('cancel')}
      </Button>
      {isClearable(order) && <Button onClick={() => clear([order])}>{t('clear', { ns: 'order-life' })}</Button>}
      <Button onClick={() => navigate(orderPaths.copy(order.order_id))}>{t('copy_as_new', { ns })}</Button>
      <Button {...noEdit} onClick={() => navigate(orderPaths.products(order.order_id))}>
        {t('edit_products', { ns })}
      </Button>
      <Button {...noEdit} onClick={() => navigate(orderPaths.edit(order.order_id))}>
        {t('edit')}
      </Button>
      {isMethodMissing ? (
        <Button type="primary" onClick={() => navigate(orderPaths.next(order.order_id))}>
          {t('choose_method', { ns })}
        </Button>
      ) : (
        <Button
          {...greyed(whyNot('submit', order))}
          {...(order.status === 'approving' ? { type: 'primary' } : {})}
          onClick={() => submit.start([order])}
        >
          {t('ship_short', { ns })}
        </Button>
      )}
      {submit.dialog}
    </>
  );
}

function greyed(why: string | null) {
  return why === null ? {} : { disabled: true, title: why };
}

/** Awaiting shipment it can be intercepted (ORD-32); later it is too late (ORD-50). */
function WarehouseActions({ order }: OrderProps) {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-life';
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const clear = useClearRecipient();
  const move = useOrderMoves((what) => what === 'delete' && leaveFor(orderPaths.list));
  const [dialog, setDialog] = useState<'intercept' | 'too_late' | null>(null);
  const close = () => setDialog(null);
  const mayIntercept = interceptable.some((status) => status === order.status) && order.processing !== 'intercept_requested';
  const isCanceled = order.status === 'canceled';
  const items = [
    ...(mayIntercept ? [{ key: 'intercept', label: t('intercept', { ns }), onClick: () => setDialog('intercept') }] : []),
    ...(isClearable(order) ? [{ key: 'clear', label: t('clear', { ns }), onClick: () => clear([order]) }] : []),
    ...(mayIntercept || isCanceled ? [] : [{ key: 'cancel', label: t('cancel'), onClick: () => setDialog('too_late') }]),
    ...(isCanceled ? [{ key: 'delete', label: t('delete'), danger: true, onClick: () => move('delete', [order]) }] : []),
  ];
  return (
    <>
      <Button onClick={() => navigate(orderPaths.copy(order.order_id))}>{t('copy_as_new', { ns: 'order-screens' })}</Button>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button icon={<EllipsisOutlined aria-hidden />} aria-label={t('more', { ns })} />
      </Dropdown>
      {dialog === 'intercept' && <InterceptDialog order={order} onClose={close} />}
      {dialog === 'too_late' && <TooLateDialog onClose={close} />}
    </>
  );
}
