import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countOrdersForStaff, listOrdersForStaff, summarizeOrders } from './desk-orders.ts';
import { cancelOrders, deleteOrders } from './end-orders.ts';
import { checkDuplicate, countOrders, getOrder, listOrders, recognize } from './read-orders.ts';
import { saveOrder } from './save-order.ts';

export const ordersHandlers = [
  ...handlers(ordersCalls, {
    list: listOrders,
    counts: countOrders,
    get: getOrder,
    save: saveOrder,
    cancel: cancelOrders,
    delete: deleteOrders,
    recognize,
    checkDuplicate,
  }),
  ...handlers(ordersDeskCalls, { deskList: listOrdersForStaff, deskCounts: countOrdersForStaff, deskSummary: summarizeOrders }),
];
