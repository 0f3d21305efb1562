/** What other areas may use. */
export { approveOne, cancelOrder, sendBackOrder } from './decide-orders.ts';
