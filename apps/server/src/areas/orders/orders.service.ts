export { cancelOrders } from './end-orders.ts';
export { saveOrder } from './save-order.ts';
