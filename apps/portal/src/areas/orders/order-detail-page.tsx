import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { DetailPage, type DetailSection } from '@quayside/ui/detail/detail-page';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import '#portal/kernel/things.css';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { CostSection } from './detail/cost-section.tsx';
import { ExceptionSection } from '#portal/kernel/order-life/exception-section.tsx';
import { OrderActions } from './detail/order-actions.tsx';
import { ShippingSection } from './detail/shipping-section.tsx';
import { StatusPanel } from './detail/status-panel.tsx';
import { TimelineSection } from './detail/timeline-section.tsx';
import { TrackingSection } from './detail/tracking-section.tsx';
import { hadException } from '#portal/kernel/order-life/use-exceptions.ts';
import { GoodsSection } from './goods-section.tsx';
import { NumberFacts } from './number-facts.tsx';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import './orders.css';
import { PackagingSection } from './packaging-section.tsx';
import { RecipientSection } from './recipient-section.tsx';

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

const isPacked = ({ packed_at }: OrderDetail) => packed_at !== null;
const statusOf = (order: OrderDetail) => ({ tag: <OrderStatusTag status={order.status} />, next: <NextStep order={order} /> });
const actionsOf = (order: OrderDetail) => <OrderActions order={order} />;

function useSections(): DetailSection<OrderDetail>[] {
  const { t } = useTranslation(['orders', 'order-screens', 'order-life']);
  const ns = 'order-screens';
  return [
    { key: 'status', title: t('status'), body: bodyOf(StatusPanel), place: 'top' },
    { key: 'exception', title: t('exception', { ns: 'order-life' }), body: bodyOf(ExceptionSection), when: hadException },
    { key: 'cost', title: t('quote_title', { ns }), body: bodyOf(CostSection) },
    { key: 'shipping', title: t('shipping_title', { ns }), body: bodyOf(ShippingSection) },
    { key: 'recipient', title: t('section.recipient'), body: bodyOf(RecipientSection) },
    { key: 'goods', title: t('section.goods'), body: bodyOf(GoodsSection), flush: true },
    { key: 'packaging', title: t('section.packaging'), body: bodyOf(PackagingSection) },
    { key: 'tracking', title: t('tracking_title', { ns: 'order-life' }), body: bodyOf(TrackingSection), when: isPacked, place: 'side' },
    { key: 'note', title: t('section.note'), body: bodyOf(Note), place: 'side' },
    { key: 'timeline', title: t('timeline', { ns }), body: bodyOf(TimelineSection), place: 'side' },
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
