import type { serialStatuses } from '@quayside/domain/serial-numbers/serial-number-rules';

export const serialNumbers = {
  title: 'Serial numbers',
  purpose: 'The numbers of your single pieces, the boxes they came in and the orders they left with',
  import: 'Import',
  serial_number: 'Serial number',
  sku: 'SKU',
  barcode: 'Barcode',
  box_no: 'Box number',
  receiving_no: 'Receiving number',
  order_no: 'Order number',
  system_order_no: 'System order',
  customer_order_no: 'Customer order',
  status: 'Binding',
  state: { unbound: 'Unbound', bound: 'Bound' } satisfies Record<(typeof serialStatuses)[number], string>,
  created: 'Created',
  bound: 'Bound at',
  customer_id: 'Customer ID',
  days: 'Created',
  empty_title: 'No serial number yet',
  empty_hint: 'Import the numbers of your pieces, or let the warehouse scan them when they arrive.',
} as const;
