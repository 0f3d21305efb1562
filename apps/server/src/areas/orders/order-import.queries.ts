import { sql } from 'kysely';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** The products behind codes as typed, with what an order takes from them. */
export async function productsOfCodes(tx: Tx, scope: SkuScope, codes: readonly string[], keys: readonly string[]) {
  if (codes.length === 0) return [];
  return tx
    .selectFrom(sql<{ code: string; key: string }>`unnest(${codes}::text[], ${keys}::text[])`.as<'w'>(sql`w(code, key)`))
    .innerJoin('product_codes as c', (on) => on.onRef('c.code', '=', 'w.key').on('c.customer_id', '=', scope.customerId))
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'c.customer_id').onRef('p.product_id', '=', 'c.product_id'))
    .where('p.deleted_at', 'is', null)
    .where(inSkuScope(scope, 'p.product_id'))
    .select(['w.code', 'p.product_id', 'p.product_name', 'p.declared_value'])
    .execute();
}

/** Platform numbers of live orders among these, with the order that has each. */
export async function numbersInUse(tx: Tx, customerId: number, numbers: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(numbers.map((number) => number.toLowerCase()))];
  const rows = await tx
    .selectFrom('orders')
    .select(['platform_order_key', 'order_no'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'canceled')
    .where(sql<boolean>`platform_order_key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ platform_order_key, order_no }) => [platform_order_key, order_no]));
}
