import type { lossOrdersArea } from '@quayside/contract/loss-orders/loss-orders.area';
import type { SharedTexts } from '../shared.ts';

export const lossOrdersShared = {
  permissions: {
    'loss-orders': 'Loss orders',
    'loss-orders.read': 'View',
    'loss-orders.edit': 'Accept and dispute',
  },
  menu: { loss_orders: 'Loss orders', loss_order: 'Loss order' },
  queues: { 'loss-orders.disputed': 'Disputed loss orders' },
  refusals: {
    'loss-orders.closed': 'This loss order is closed.',
    'loss-orders.not_yours': 'This loss order waits for an answer of the warehouse.',
    'loss-orders.amount_unknown': 'The compensation is not known yet, because a purchase price is missing. Dispute it and name the price.',
    'loss-orders.not_disputed': 'This loss order does not wait for a review.',
  },
  fields: {
    'loss-orders.no_image': 'This picture does not exist',
    'loss-orders.amount_needed': 'Enter the compensation',
  },
  operations: {
    'loss-orders.accept': 'Accept a loss order',
    'loss-orders.dispute': 'Dispute a loss order',
    'loss-orders.review': 'Answer a dispute of a loss order',
    'loss-orders.upload_image': 'Upload a picture for a loss order',
  },
} as const satisfies SharedTexts<typeof lossOrdersArea>;
