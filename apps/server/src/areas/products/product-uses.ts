import type { Tx } from '#server/kernel/database.ts';
import { orderedProducts, serialBoundProducts, stockedProducts } from './product-uses.queries.ts';

/** Which of these products something still needs. */
type ProductUse = (tx: Tx, customerId: number, productIds: readonly number[]) => Promise<{ product_id: number }[]>;

/** Every area whose documents name products adds its question here: a product in use is not deleted (PROD-08). */
const productUses: readonly ProductUse[] = [stockedProducts, serialBoundProducts, orderedProducts];

/** Asked with the products locked: who begins to use one locks it too, so the answer stays true until the end of the transaction. */
export async function usedProducts(tx: Tx, customerId: number, productIds: readonly number[]): Promise<Set<number>> {
  const used = new Set<number>();
  for (const ask of productUses) for (const { product_id } of await ask(tx, customerId, productIds)) used.add(product_id);
  return used;
}
