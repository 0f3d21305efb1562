import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { clearRecipients } from './clear-recipients.ts';
import { countOrdersForStaff, listOrdersForStaff, summarizeOrders } from './desk-orders.ts';
import { cancelOrders, deleteOrders } from './end-orders.ts';
import { checkDuplicate, countOrders, getOrder, getQuote, listOrders, recognize, searchOrders } from './read-orders.ts';
import { exportAllOrders, exportOrders } from './export-orders.ts';
import { listMethods, listServices, quoteOrder } from './quote-order.ts';
import { saveFromWizard, saveOrder } from './save-order.ts';
import { saveProducts } from './save-products.ts';
import { compareMethods, setMethod } from './set-method.ts';
import { submitOrder } from './submit-orders.ts';

export const ordersHandlers = [
  ...handlers(ordersCalls, {
    list: listOrders,
    search: searchOrders,
    export: exportOrders,
    exportAll: exportAllOrders,
    compareMethods,
    setMethod,
    counts: countOrders,
    get: getOrder,
    save: saveFromWizard,
    saveProducts,
    quote: quoteOrder,
    getQuote,
    methods: listMethods,
    services: listServices,
    submit: submitOrder,
    cancel: cancelOrders,
    delete: deleteOrders,
    clearRecipient: clearRecipients,
    recognize,
    checkDuplicate,
  }),
  ...handlers(ordersOpenCalls, {
    openQuote: quoteOrder,
    openList: listOrders,
    openGet: getOrder,
    openCreate: (ctx, input) => saveOrder(ctx, input),
    openSubmit: (ctx, { order_id, accepted_total: total }) =>
      submitOrder(ctx, { ids: [order_id], accepted: total === undefined ? [] : [{ order_id, total }] }),
    openCancel: (ctx, { order_id }) => cancelOrders(ctx, { ids: [order_id] }),
  }),
  ...handlers(ordersDeskCalls, { deskList: listOrdersForStaff, deskCounts: countOrdersForStaff, deskSummary: summarizeOrders }),
];
