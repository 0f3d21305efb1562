import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { StateTag, type Tone } from '@quayside/ui/display/state-tag';
import { useTranslation } from 'react-i18next';

const tones = { approving: 'waiting', canceled: 'quiet' } as const satisfies Record<OrderStatus, Tone>;

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <StateTag tone={tones[status]}>{t(`status_text.${status}`)}</StateTag>;
}
