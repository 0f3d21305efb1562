import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { addWorkOrder } from './add-work-order.ts';
import { countForStaff, getForStaff, listForStaff, listPrices, savePrices } from './desk-work-orders.ts';
import { addPhoto, beginWork, completeWork, refuseWork } from './do-work-order.ts';
import { cancelWorkOrder, countWorkOrders, getImage, getOptions, getWorkOrder, listWorkOrders } from './work-orders.service.ts';

export const workOrdersHandlers = [
  ...handlers(workOrdersCalls, {
    list: listWorkOrders,
    counts: countWorkOrders,
    get: getWorkOrder,
    options: getOptions,
    add: addWorkOrder,
    cancel: cancelWorkOrder,
    image: getImage,
  }),
  ...handlers(workOrdersDeskCalls, {
    deskList: listForStaff,
    deskCounts: countForStaff,
    deskGet: getForStaff,
    deskBegin: beginWork,
    deskAddPhoto: addPhoto,
    deskComplete: completeWork,
    deskRefuse: refuseWork,
    deskPrices: listPrices,
    deskSavePrices: savePrices,
  }),
];
