import type { ordersArea } from '@quayside/contract/orders/orders.area';
import type { SharedTexts } from '../shared.ts';

export const ordersShared = {
  permissions: {
    orders: 'Orders',
    'orders.read': 'View',
    'orders.edit': 'Edit',
  },
  menu: {
    order_list: 'Order list',
    order_detail: 'Order',
    order_create: 'New order',
    order_edit: 'Edit order',
  },
  refusals: {
    'orders.not_editable': 'Only Approving orders can be edited.',
    'orders.not_cancelable': 'Only Approving orders can be cancelled.',
  },
  fields: {
    'orders.number_exists': 'There is already an order with this number: {{order_no}}',
    'orders.house_number': 'Countries of the European Union need a house number',
    'orders.no_warehouse': 'There is no such warehouse',
    'orders.no_product': 'There is no such product',
  },
  operations: {
    'orders.save': 'Save an order',
    'orders.cancel': 'Cancel orders',
    'orders.delete': 'Delete orders',
  },
} as const satisfies SharedTexts<typeof ordersArea>;
