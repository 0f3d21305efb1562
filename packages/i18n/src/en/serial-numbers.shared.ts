import type { serialNumbersArea } from '@quayside/contract/serial-numbers/serial-numbers.area';
import type { SharedTexts } from '../shared.ts';

export const serialNumbersShared = {
  permissions: {
    'serial-numbers': 'Serial numbers',
    'serial-numbers.read': 'View',
    'serial-numbers.edit': 'Edit',
  },
  menu: {
    serial_numbers: 'Serial numbers',
    serial_number_import: 'Import serial numbers',
  },
  fields: {
    'serial-numbers.format': 'Only letters, digits and hyphens are allowed in a serial number',
    'serial-numbers.exists': 'Duplicate serial number',
  },
} as const satisfies SharedTexts<typeof serialNumbersArea>;
