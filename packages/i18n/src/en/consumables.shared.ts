import type { consumablesArea } from '@quayside/contract/consumables/consumables.area';
import type { SharedTexts } from '../shared.ts';

export const consumablesShared = {
  menu: {
    consumables: 'Consumables',
  },
  fields: {
    'consumables.name_taken': 'There is already a consumable of this name and specification',
    'consumables.no_customer': 'There is no customer with this ID',
  },
  operations: {
    'consumables.save': 'Save a consumable',
  },
} as const satisfies SharedTexts<typeof consumablesArea>;
