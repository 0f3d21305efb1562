import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { lossOrdersDeskCalls } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { acceptLossOrder, disputeLossOrder } from './answer-loss-order.ts';
import { countLossOrders, getImage, getLossOrder, listLossOrders, uploadNoteImage } from './loss-orders.service.ts';
import { countForStaff, getForStaff, getImageForStaff, listForStaff, reviewLossOrder } from './review-loss-order.ts';

export const lossOrdersHandlers = [
  ...handlers(lossOrdersCalls, {
    list: listLossOrders,
    counts: countLossOrders,
    get: getLossOrder,
    accept: acceptLossOrder,
    dispute: disputeLossOrder,
    noteImage: uploadNoteImage,
    image: getImage,
  }),
  ...handlers(lossOrdersDeskCalls, {
    deskList: listForStaff,
    deskCounts: countForStaff,
    deskGet: getForStaff,
    deskReview: reviewLossOrder,
    deskImage: getImageForStaff,
  }),
];
