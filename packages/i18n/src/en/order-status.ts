import type { OrderStatus } from '@quayside/domain/orders/order-machine';

/** How the statuses of an order are called everywhere: portal, desk, exports and messages. */
export const orderStatus = {
  approving: 'Approving (confirming)',
  error: 'Error',
  uploaded: 'Uploaded (verifying)',
  approved: 'Approved',
  packaged: 'Packaged',
  shipped: 'Shipped',
  in_transit: 'In transit',
  pick_up: 'Pick up (arrived)',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  alert: 'Alert (exception)',
  expired: 'Expired',
  canceled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;
