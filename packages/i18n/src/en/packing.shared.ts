import type { packingArea } from '@quayside/contract/packing/packing.area';
import type { SharedTexts } from '../shared.ts';

export const packingShared = {
  menu: { packing: 'Packing', packing_station: 'Packing station' },
  queues: { 'packing.to_pack': 'Orders to pack' },
  refusals: {
    'packing.taken': '{{name}} is packing this order since {{minutes}} min.',
    'packing.not_open': 'This order is not on your table. Scan its basket again.',
    'packing.units_missing': 'Not all units are scanned: {{skus}}.',
    'packing.deviates': 'The parcel is {{percent}} % off its expected weight. Check the items, then confirm.',
    'packing.nothing_to_undo': 'There is no scan to undo.',
    'packing.no_orders': 'No approved order of this warehouse waits outside a wave.',
    'packing.not_found': 'No order or basket has the code {{code}}.',
    'packing.serial_problem': 'Serial number {{serial}} cannot go into this parcel: {{why}}.',
    'packing.not_packed': '{{number}} is not packed yet.',
  },
  operations: {
    'packing.make_wave': 'Make a wave',
    'packing.open': 'Open an order for packing',
    'packing.put_aside': 'Put an order aside',
    'packing.report_problem': 'Report missing or damaged units',
    'packing.pack': 'Pack an order',
    'packing.print_label': 'Print a label',
    'packing.print_slip': 'Print a packing slip',
  },
} as const satisfies SharedTexts<typeof packingArea>;
