import { z } from 'zod';
import { fieldError } from '../kernel/fields.ts';
import { CountryCode, Flag, Id, Timestamp, personal } from '../kernel/shapes.ts';

export const Warehouse = z.object({ warehouse_id: Id, code: z.string(), name_en: z.string(), name_cn: z.string(), country: z.string() });
export type Warehouse = z.output<typeof Warehouse>;

export const WarehouseRow = Warehouse.extend({
  address_en: z.string(),
  address_cn: z.string(),
  contact: z.string(),
  phone: z.string(),
  enabled: Flag,
  updated_at: Timestamp,
});
export type WarehouseRow = z.output<typeof WarehouseRow>;

const Name = z.string().trim().min(1).max(60);
export const WarehouseInput = z.strictObject({
  warehouse_id: Id.optional(),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{2,12}$/, fieldError('warehouses.code')),
  name_en: Name,
  name_cn: Name,
  country: CountryCode,
  address_en: z.string().trim().max(200).default(''),
  address_cn: z.string().trim().max(200).default(''),
  contact: personal(z.string().trim().max(60).default('')),
  phone: personal(z.string().trim().max(40).default('')),
  enabled: Flag,
});
