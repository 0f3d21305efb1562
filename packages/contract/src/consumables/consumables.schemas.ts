import { z } from 'zod';
import { MAX_ATTACHED, MAX_CONSUMABLES } from '@quayside/domain/consumables/consumable-rules';
import { Flag, Id, Timestamp, Uuid, decimalText } from '../kernel/shapes.ts';

export const consumableScopes = ['company', 'customer'] as const;

export const Consumable = z.object({
  consumable_id: Id,
  name_en: z.string(),
  name_cn: z.string(),
  image_url: z.string().nullable(),
  /** USD, exact. */
  unit_price: z.string(),
  specification: z.string(),
  weight_g: z.int(),
  chargeable: Flag,
  quantity: z.int(),
  scope: z.enum(consumableScopes),
});
export type Consumable = z.output<typeof Consumable>;

/** With its quantity per unit of a product, or per order. */
export const AttachedConsumable = Consumable.extend({ attached: z.int() });
export type AttachedConsumable = z.output<typeof AttachedConsumable>;

/** One consumable chosen for a product or an order, with its quantity. */
const ConsumableLine = z.strictObject({ consumable_id: Id, quantity: z.int().min(1).max(MAX_ATTACHED) });
export type ConsumableLine = z.output<typeof ConsumableLine>;
export const ConsumableLines = z.array(ConsumableLine).max(MAX_CONSUMABLES).default([]);

export const ConsumableRow = Consumable.extend({
  customer_id: Id.nullable(),
  customer_name: z.string().nullable(),
  image_file_id: Uuid.nullable(),
  enabled: Flag,
  updated_at: Timestamp,
});
export type ConsumableRow = z.output<typeof ConsumableRow>;

const Name = z.string().trim().min(1).max(60);
export const ConsumableInput = z.strictObject({
  consumable_id: Id.optional(),
  /** Null: for every merchant. */
  customer_id: Id.nullable().default(null),
  name_en: Name,
  name_cn: Name,
  image_file_id: Uuid.nullable().default(null),
  unit_price: decimalText(8, 2),
  specification: z.string().trim().max(100).default(''),
  weight_g: z.int().min(0).max(1_000_000),
  chargeable: Flag,
  quantity: z.int().min(0).max(9_999_999).default(0),
  enabled: Flag.default(1),
});
