import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Nothing } from '../kernel/shapes.ts';
import { Property } from './properties.calls.ts';

export const propertiesOpenCalls = defineCalls('properties', {
  openList: {
    method: 'GET',
    path: '/open/v1/product-properties',
    input: Nothing,
    output: z.object({ list: z.array(Property.pick({ property_id: true, code: true, name_en: true, name_cn: true })) }),
    permission: 'signed_in',
    log: null,
    doc: {
      tag: 'Products',
      summary: 'List product properties',
      description: 'What carriers ask about a product, for example whether it has a battery. Products name them by `property_ids`.',
    },
  },
});
