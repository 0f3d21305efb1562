import type { OrderStatus } from '@quayside/domain/orders/order-machine';

export const orders = {
  title: 'Orders',
  purpose: 'What you send to your customers, and where it stands',
  status_text: { approving: 'Approving (confirming)', canceled: 'Cancelled' } satisfies Record<OrderStatus, string>,
} as const;
