import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { clearRecipients } from './clear-recipients.ts';
import { countOrdersForStaff, listOrdersForStaff, summarizeOrders } from './desk-orders.ts';
import { cancelOrders, deleteOrders } from './end-orders.ts';
import * as open from './open-orders.ts';
import { checkDuplicate, countOrders, getOrder, getQuote, listOrders, recognize, searchOrders } from './read-orders.ts';
import { exportAllOrders, exportOrders } from './export-orders.ts';
import { listMethods, listServices, quoteOrder } from './quote-order.ts';
import { saveFromWizard } from './save-order.ts';
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
    openQuote: open.quoteOpenOrder,
    openList: open.listOpenOrders,
    openGet: getOrder,
    openCreate: open.createOpenOrder,
    openEdit: open.changeOpenOrder,
    openSubmit: open.submitOpenOrder,
    openCancel: open.cancelOpenOrder,
  }),
  ...handlers(ordersDeskCalls, { deskList: listOrdersForStaff, deskCounts: countOrdersForStaff, deskSummary: summarizeOrders }),
];
