/** What other areas may use. */
export { cancelOrders } from './end-orders.ts';
export { orderUses } from './orders.queries.ts';
export { saveOrder } from './save-order.ts';
