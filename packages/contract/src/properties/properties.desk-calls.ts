import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Flag, Id, Nothing } from '../kernel/shapes.ts';
import { Property } from './properties.calls.ts';

const Name = z.string().trim().min(1).max(60);
export const PropertyInput = z.strictObject({
  property_id: Id.optional(),
  code: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_]{1,30}$/, fieldError('properties.code')),
  name_en: Name,
  name_cn: Name,
  sort: z.int().min(0).max(9999).default(0),
  enabled: Flag.default(1),
});

export const propertiesDeskCalls = defineCalls('properties', {
  deskList: {
    method: 'GET',
    path: '/api/desk/property/getList',
    input: Nothing,
    output: z.object({ list: z.array(Property) }),
    permission: 'desk.properties.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/property/save',
    input: PropertyInput,
    output: Property,
    permission: 'desk.properties.manage',
    log: 'properties.save',
  },
});
