import type { workOrdersArea } from '@quayside/contract/work-orders/work-orders.area';
import type { SharedTexts } from '../shared.ts';

export const workOrdersShared = {
  permissions: {
    'work-orders': 'Self-service orders',
    'work-orders.read': 'View',
    'work-orders.edit': 'Order and cancel work',
  },
  menu: { work_orders: 'Self-service orders', work_order: 'Self-service order', work_order_create: 'New self-service order' },
  queues: { 'work-orders.submitted': 'Self-service orders' },
  refusals: {
    'work-orders.not_open': 'Somebody else has begun this order, or it was canceled.',
    'work-orders.begun': 'The work has begun, so it cannot be canceled any more.',
    'work-orders.not_begun': 'Begin the work first.',
    'work-orders.over': 'This order is closed.',
  },
  fields: {
    'work-orders.no_product': 'This product does not exist',
    'work-orders.not_available': 'Only {{available}} units are available; the others are locked or not in stock',
    'work-orders.bundle_uneven': 'Must divide evenly into {{bundles}} bundles',
    'work-orders.bundle_part': 'The bundle cannot be a part of itself',
    'work-orders.other_type': 'Not possible with this type of work',
    'work-orders.price_changed': 'The price changed to {{total}} USD. Check it and submit again',
    'work-orders.no_line': 'This SKU is not part of the order',
    'work-orders.line_missing': 'Enter the result of {{sku}}',
    'work-orders.more_than_ordered': 'Only {{quantity}} units were ordered',
    'work-orders.photo_needed': 'Add at least one photo',
    'work-orders.no_photo': 'This picture does not exist',
    'work-orders.too_many_photos': 'At most {{max}} photos',
    'work-orders.past': 'Choose today or a later day',
  },
  operations: {
    'work-orders.add': 'Submit a self-service order',
    'work-orders.cancel': 'Cancel a self-service order',
    'work-orders.begin': 'Begin a self-service order',
    'work-orders.add_photo': 'Add a photo to a self-service order',
    'work-orders.complete': 'Complete a self-service order',
    'work-orders.refuse': 'Reject a self-service order',
    'work-orders.save_prices': 'Save the prices of self-service orders',
  },
  jobs: {
    'work-orders.clear_addresses': 'Clear old return addresses',
    'work-orders.clear_more_addresses': 'Clear more old return addresses',
  },
} as const satisfies SharedTexts<typeof workOrdersArea>;
