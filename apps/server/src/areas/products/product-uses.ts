import type { ProductUse } from '@quayside/domain/products/product-uses';
import type { Tx } from '#server/kernel/database.ts';
import { orderUses, serialUses, stockUses } from './product-uses.queries.ts';

/** What still needs some of these products, and how. */
type Question = (tx: Tx, customerId: number, productIds: readonly number[]) => Promise<(ProductUse & { product_id: number })[]>;

/** Every area whose documents name products adds its question here: a product in use is not deleted (PROD-08). */
const questions: readonly Question[] = [stockUses, serialUses, orderUses];

/** Asked with the products locked: who begins to use one locks it too, so the answer stays true until the end of the transaction. */
export async function usesOf(tx: Tx, customerId: number, productIds: readonly number[]): Promise<Map<number, ProductUse[]>> {
  const uses = new Map<number, ProductUse[]>();
  for (const ask of questions)
    for (const { product_id, ...use } of await ask(tx, customerId, productIds))
      uses.set(product_id, [...(uses.get(product_id) ?? []), use]);
  return uses;
}
