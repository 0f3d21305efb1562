import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { usesOf } from './product-questions.ts';
import { markDeleted } from './product-writes.queries.ts';
import { lockProducts } from './products.queries.ts';

/** Deletes all or none: if any is in use, the refusal names each of those and what uses it (PROD-08, PROD-32). */
export async function deleteProducts({ tx, actor, now }: MerchantCtx, { ids }: { ids: readonly number[] }) {
  const wanted = [...new Set(ids)];
  const rows = await lockProducts(tx, actor, wanted);
  if (rows.length < wanted.length) throw new Refusal('request.not_found');
  const known = await usesOf(tx, actor.customerId, wanted);
  const skus = rows.map(({ product_id, sku }) => ({ sku, uses: known.get(product_id) ?? [] })).filter(({ uses }) => uses.length > 0);
  if (skus.length > 0) throw new Refusal('products.in_use', { skus });
  await markDeleted(tx, actor.customerId, wanted, now);
  return { deleted: rows.length };
}
