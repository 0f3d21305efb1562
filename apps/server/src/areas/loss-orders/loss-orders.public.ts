/** What other areas may use. */
export { mayReadLossImage } from './loss-orders.service.ts';
export { openLossOrders } from './open-loss-orders.ts';
export { compensationApproval } from './review-loss-order.ts';
