export { cancelOrders } from './end-orders.ts';
export { orderUses } from './orders.queries.ts';
export { saveOrder } from './save-order.ts';
