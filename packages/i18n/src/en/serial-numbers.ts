import type { serialStatuses } from '@quayside/domain/serial-numbers/serial-number-rules';

export const serialNumbers = {
  title: 'Serial numbers',
  purpose: 'Serial numbers with their inbound boxes and orders',
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
  empty_hint: 'Import serial numbers, or let the warehouse scan them on arrival.',
} as const;
