import { OrderInput, type OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

/** The wizard validates with the call's own schema. */
export const OrderFields = createSchemaForm(OrderInput);
export type OrderValues = z.input<typeof OrderInput>;
export type LineValues = OrderValues['lines'][number];

/** The fields of the address block (ORD-08). */
export const personFields = ['first_name', 'last_name', 'phone', 'email', 'id_number', 'company'] as const;
export const addressFields = [
  'country',
  'state',
  'city',
  'postal_code',
  'address1',
  'house_number',
  'address2',
  'address3',
  'address_type',
] as const;

export const stepFields = {
  recipient: ['platform_order_no', ...personFields, ...addressFields],
  goods: ['warehouse_id', 'lines', 'consumables', 'remark'],
} as const satisfies Record<string, readonly (keyof OrderValues)[]>;

/** The wizard's initial values. */
export function valuesOf(order: OrderDetail | null): Partial<OrderValues> {
  if (order === null) return { address_type: 'residential', lines: [], consumables: [] };
  const asked = [...stepFields.recipient, 'warehouse_id', 'remark'] as const;
  return {
    ...Object.fromEntries(asked.map((name) => [name, order[name]])),
    lines: order.lines.map(({ product_id, product_name, unit_price, quantity }) => ({ product_id, product_name, unit_price, quantity })),
    consumables: order.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached })),
  };
}
