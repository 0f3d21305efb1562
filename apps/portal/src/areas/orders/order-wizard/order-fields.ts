import { fieldError } from '@quayside/contract/kernel/fields';
import { besideFieldFaults } from '@quayside/contract/kernel/shapes';
import { OrderInput, type OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

/** The wizard validates with the call's own schema, and demands a shipping method as the server does of the wizard (D-33). */
export const WizardInput = OrderInput.superRefine((value, check) => {
  if (!value.method) check.addIssue({ code: 'custom', path: ['method'], input: value, message: fieldError('orders.no_method').error });
}, besideFieldFaults);
export const OrderFields = createSchemaForm(WizardInput);
export type OrderValues = z.input<typeof OrderInput>;
export type LineValues = OrderValues['lines'][number];
export type ChosenService = NonNullable<OrderValues['services']>[number];

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
  goods: ['warehouse_id', 'lines', 'consumables'],
  // Warehouse and country can be changed here too, because prices depend on them (QUOTE-01).
  logistics: [
    'method',
    'services',
    'vat_number',
    'ioss_number',
    'gst_number',
    'icms_number',
    'platform_payment',
    'remark',
    'warehouse_id',
    'country',
  ],
} as const satisfies Record<string, readonly (keyof OrderValues)[]>;

/** The wizard's initial values. */
export function valuesOf(order: OrderDetail | null): Partial<OrderValues> {
  if (order === null) return { address_type: 'residential', lines: [], consumables: [], services: [], method: '', platform_payment: false };
  const asked = [...stepFields.recipient, ...stepFields.logistics] as const;
  return {
    ...Object.fromEntries(asked.map((name) => [name, order[name]])),
    lines: order.lines.map(({ product_id, product_name, unit_price, quantity }) => ({ product_id, product_name, unit_price, quantity })),
    consumables: order.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached })),
    services: order.services.map(({ service, quantity }) => ({ service, quantity })),
  };
}

/** A new order with the content of an existing one; its number can be used only once. */
export function copyOf(order: OrderDetail): Partial<OrderValues> {
  return { ...valuesOf(order), platform_order_no: '' };
}
