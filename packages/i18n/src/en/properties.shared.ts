import type { propertiesArea } from '@quayside/contract/properties/properties.area';
import type { SharedTexts } from '../shared.ts';

export const propertiesShared = {
  menu: {
    properties: 'Product attributes',
  },
  fields: {
    'properties.code': 'Small letters, digits and underscores, beginning with a letter',
    'properties.code_taken': 'Another attribute already has this code',
  },
  operations: {
    'properties.save': 'Save a product attribute',
  },
} as const satisfies SharedTexts<typeof propertiesArea>;
