import type { deskExportsArea } from '@quayside/contract/desk-exports/desk-exports.area';
import type { SharedTexts } from '../shared.ts';

export const deskExportsShared = {
  refusals: {
    'desk-exports.too_many': 'The list has more than {{most}} rows. Filter it and export again.',
  },
  fields: {
    'desk-exports.unknown_list': 'There is no such list',
    'desk-exports.unknown_column': 'The list has no such column',
  },
  operations: {
    'desk-exports.download': 'Export a list',
  },
} as const satisfies SharedTexts<typeof deskExportsArea>;
