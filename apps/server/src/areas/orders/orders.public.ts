/** What other areas may use. */
export { cancelOrders } from './end-orders.ts';
export { createOrders, type NewOrder } from './create-orders.ts';
export { submitOrder } from './submit-orders.ts';
export { listMethods } from './quote-order.ts';
export { orderImport } from './order-import.ts';
export { lockedOrder, orderDetail as orderDetailRow, orderUses, visible as visibleOrders } from './orders.queries.ts';
export { askedOf } from './logistics.ts';
export { quoteOrder } from './quote-order.ts';
export { addOrderEvent } from './order-events.ts';
export { changeOrder, documentOf, releaseOrder } from './order-effects.ts';
export { goodsOfAcrossMerchants } from './order-list.queries.ts';
export { orderRow } from './orders.map.ts';
export { methodViews } from './quote-order.ts';
export { offeredMethod, pricedParcel, priceParcels, pricesAcrossMerchants, type Priced } from './price-order.ts';
export { orderDetailOf } from './read-orders.ts';
export { storeQuote } from './logistics.ts';
export { storedAsked, storedAskedAll } from './stored-order.ts';
export { reasonIn } from './sent-back-reason.ts';
export { saveOrder } from './save-order.ts';
export { actualCost, missingFor, toleranceOf, type ActualCost } from './actual-cost.ts';
export { expireOrders } from './expire-orders.ts';
export { lockOrderAcrossMerchants, orderAcrossMerchants, type AnyOrder } from './any-order.queries.ts';
export {
  alertOrder,
  otherStatus,
  packOrder,
  refuseMove,
  resumeOrder,
  shipOrder,
  takeBackOrder,
  trackOrder,
  type LifeCtx,
} from './order-life.ts';
export { getOrder } from './read-orders.ts';
