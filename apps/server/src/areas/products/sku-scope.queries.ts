import { sql, type Expression, type SqlBool } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** The product ids of a limited scope, including deleted products, as an array looked up once by the SKU key index. */
export function idsInScope({ customerId, skuScope }: SkuScope & { readonly skuScope: readonly string[] }) {
  return sql<number[]>`array(
    select x.product_id from products x where x.customer_id = ${customerId} and x.sku_key = any(${skuScope.map(codeKey)}::text[]))`;
}

/** Whether a column with product ids is in the scope. Every query that can reach a SKU must use this. */
export function inSkuScope({ customerId, skuScope }: SkuScope, column: string): Expression<SqlBool> {
  if (skuScope === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(column)} = any(${idsInScope({ customerId, skuScope })})`;
}
