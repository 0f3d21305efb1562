import { sql, type Expression, type SqlBool } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** The ids of the products in a limited scope, deleted ones included, as an array found once by the index of SKU keys. */
export function idsInScope({ customerId, skuScope }: SkuScope & { readonly skuScope: readonly string[] }) {
  return sql<number[]>`array(
    select x.product_id from products x where x.customer_id = ${customerId} and x.sku_key = any(${skuScope.map(codeKey)}::text[]))`;
}

/** Whether a query's column with product ids is in the scope. Every query that can reach a SKU is limited by this. */
export function inSkuScope({ customerId, skuScope }: SkuScope, column: string): Expression<SqlBool> {
  if (skuScope === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(column)} = any(${idsInScope({ customerId, skuScope })})`;
}
