import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { useTranslation } from 'react-i18next';
import { StateTag, type Tone } from '../display/state-tag.tsx';

const tones = {
  approving: 'waiting',
  error: 'bad',
  uploaded: 'active',
  approved: 'active',
  packaged: 'active',
  shipped: 'active',
  in_transit: 'active',
  pick_up: 'active',
  out_for_delivery: 'active',
  delivered: 'good',
  alert: 'bad',
  expired: 'bad',
  canceled: 'quiet',
} as const satisfies Record<OrderStatus, Tone>;

/** The status of an order, the same in portal and desk. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('order-status');
  return <StateTag tone={tones[status]}>{t(status)}</StateTag>;
}
