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
    order_next: 'Shipping of an order',
    order_import: 'Import orders',
  },
  refusals: {
    'orders.not_editable': 'Only Approving orders can be edited.',
    'orders.not_cancelable':
      'The order may have entered the logistics phase. If you insist on cancellation, please contact your account manager.',
    'orders.not_deletable': 'Only Approving, Error and Canceled orders can be deleted.',
    'orders.not_submittable': 'Only Approving orders can be submitted.',
    'orders.other_warehouse': 'Only same-warehouse orders can be batch-submitted.',
    'orders.no_method': 'No shipping method selected for this order.',
    'orders.no_options': 'There are no shipping options available for this order, please contact customer service.',
    'orders.method_not_offered': 'The shipping method is not available for this order any more. Choose another one.',
    'orders.price_changed': 'The quote has expired and the price has changed: {{old}} USD before, {{new}} USD now.',
    'orders.not_verifying': 'This order is not waiting for verification: {{now}}.',
    'orders.check_failed': 'A check fails: {{checks}}.',
    'orders.too_many_to_export': 'Export order details cannot exceed 5000.',
    'orders.short_of_both': 'Not enough stock: {{lines}}. The balance does not cover it either: {{missing}} USD are missing.',
    'orders.approval_stays': 'The approval of this order can no longer be undone: {{now}}.',
    'orders.other_status': 'This is not possible any more. The order is now: {{now}}.',
    'orders.not_clearable': 'The address of this order is still needed. It can be cleared once the order is shipped or cancelled.',
  },
  fields: {
    'orders.number_exists': 'There is already an order with this number: {{order_no}}',
    'orders.house_number': 'Countries of the European Union need a house number',
    'orders.phone':
      'This cannot be a phone number in {{country}}. Check its digits; a number of another country starts with + and its country code.',
    'orders.postcode': 'Postcodes of {{country}} look like {{example}}',
    'orders.no_warehouse': 'There is no such warehouse',
    'orders.no_product': 'There is no such product',
    'orders.no_such_method': 'There is no such shipping method',
    'orders.service_exists': 'Value-added services already exist!',
    'orders.no_service': 'No relevant value-added service type quoted',
    'orders.service_quantity': 'At most the {{units}} units of the order',
    'orders.services_fixed': 'Value-added services are fixed once the order is created. Edit the products to choose them anew.',
    'orders.tax_number': 'This is not a number of this kind in the destination country',
    'orders.no_method': 'No shipping method selected for this order',
    'orders.method_not_offered': 'The shipping method is not available for this order',
  },
  jobs: {
    'orders.export': 'Export of orders',
    'orders.clear_recipients': 'Clear recipients after six months',
    'orders.clear_more_recipients': 'Clear further recipients',
  },
  operations: {
    'orders.set_method': 'Set the shipping method of an order',
    'orders.export': 'Export orders',
    'orders.save': 'Save an order',
    'orders.cancel': 'Cancel orders',
    'orders.delete': 'Delete orders',
    'orders.save_products': 'Edit the products of an order',
    'orders.submit': 'Submit an order for shipment',
    'orders.clear_recipient': 'Clear the recipients of orders',
  },
} as const satisfies SharedTexts<typeof ordersArea>;
