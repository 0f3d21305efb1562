import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { DetailPage, type DetailSection } from '@quayside/ui/detail/detail-page';
import { useCan } from '@quayside/ui/kernel/context';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import '#portal/kernel/things.css';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { GoodsSection } from './goods-section.tsx';
import { NumberFacts } from './number-facts.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';
import './orders.css';
import { PackagingSection } from './packaging-section.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { useOrderMoves, useWhyNot } from './use-order-moves.tsx';

type OrderProps = { order: OrderDetail };

/** One order: status, recipient, items. */
export function OrderDetailPage() {
  const { t } = useTranslation('orders');
  return (
    <DetailPage
      call={ordersCalls.get}
      input={{ order_id: useIdParam() }}
      title={t('title')}
      titleOf={({ order_no }) => order_no}
      back={orderPaths.list}
      failed={t('load_failed')}
      status={statusOf}
      actions={actionsOf}
      sections={useSections()}
    />
  );
}

const statusOf = (order: OrderDetail) => ({ tag: <OrderStatusTag status={order.status} />, next: <NextStep order={order} /> });
const actionsOf = (order: OrderDetail) => <OrderActions order={order} />;

function useSections(): DetailSection<OrderDetail>[] {
  const { t } = useTranslation('orders');
  return [
    { key: 'recipient', title: t('section.recipient'), body: bodyOf(RecipientSection) },
    { key: 'goods', title: t('section.goods'), body: bodyOf(GoodsSection), flush: true },
    { key: 'packaging', title: t('section.packaging'), body: bodyOf(PackagingSection) },
    { key: 'note', title: t('section.note'), body: bodyOf(Note) },
    { key: 'numbers', title: t('section.numbers'), body: bodyOf(NumberFacts) },
  ];
}

function bodyOf(Body: ComponentType<OrderProps>) {
  return (order: OrderDetail) => <Body order={order} />;
}

function NextStep({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  return t(`next.${order.status}`);
}

function Note({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  return order.remark === '' ? <p className="quiet">{t('no_note')}</p> : <p className="order-note">{order.remark}</p>;
}

function OrderActions({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const leaveFor = useLeaveFor();
  const whyNot = useWhyNot();
  // A cancelled order can still be shown; a deleted one cannot.
  const move = useOrderMoves((what) => what === 'delete' && leaveFor(orderPaths.list));
  if (!useCan('orders.edit')) return null;
  return (
    <>
      <Button danger onClick={() => move('delete', [order])}>
        {t('delete')}
      </Button>
      <Button {...greyed(whyNot('cancel', order))} onClick={() => move('cancel', [order])}>
        {t('cancel')}
      </Button>
      <Button type="primary" {...greyed(whyNot('edit', order))} onClick={() => navigate(orderPaths.edit(order.order_id))}>
        {t('edit')}
      </Button>
    </>
  );
}

function greyed(why: string | null) {
  return why === null ? {} : { disabled: true, title: why };
}
