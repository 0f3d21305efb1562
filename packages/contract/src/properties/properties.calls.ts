import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/shapes.ts';

export const Property = z.object({
  property_id: Id,
  code: z.string(),
  name_en: z.string(),
  name_cn: z.string(),
  sort: z.int(),
  enabled: Flag,
});
export type Property = z.output<typeof Property>;

export const propertiesCalls = defineCalls('properties', {
  list: {
    method: 'GET',
    path: '/api/tms/basic/CommonData/getPropertyList',
    input: Nothing,
    output: z.object({ list: z.array(Property) }),
    permission: 'signed_in',
    log: null,
  },
});
