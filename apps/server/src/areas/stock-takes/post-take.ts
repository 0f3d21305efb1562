import { MAX_TAKE_LINES } from '@quayside/domain/stock-takes/take-rules';
import { adjustStock, lockLevels } from '#server/areas/inventory/inventory.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import * as takes from './stock-takes.queries.ts';
import { getTake, lockOpen } from './stock-takes.service.ts';

type Line = Awaited<ReturnType<typeof takes.differingLinesAcrossMerchants>>[number];
/** A refusal names this many SKUs; the page shows them all. */
const NAMED = 10;

/**
 * Corrects every level that differs, all or none. A level that moved since it was counted refuses the whole take: the count says
 * nothing about it any more, and correcting it would be wrong by just what moved.
 */
export async function postTake(ctx: DeskCtx, { take_id }: { take_id: number }) {
  const { tx, now, actor } = ctx;
  const { take_no: no, warehouse_id } = await lockOpen(ctx, take_id, 'to close');
  if ((await getTake(ctx, { take_id })).lines === 0) refuseFields({ path: 'take_id', code: 'stock-takes.nothing', params: {} });
  const differing = await takes.differingLinesAcrossMerchants(tx, take_id, MAX_TAKE_LINES + 1);
  if (differing.length > MAX_TAKE_LINES) refuseFields({ path: 'take_id', code: 'stock-takes.too_many', params: { max: MAX_TAKE_LINES } });
  const byCustomer = [...Map.groupBy(differing, ({ customer_id }) => customer_id)];
  await refuseImpossible(ctx, warehouse_id, byCustomer);
  for (const [customerId, lines] of byCustomer) {
    const changes = lines.map(({ product_id, difference, reason, remark }) => ({
      warehouse_id,
      product_id,
      quantity: difference,
      reason,
      remark,
    }));
    await adjustStock(ctx, customerId, { type: 'adjustment', no }, changes);
  }
  await takes.closeTake(tx, take_id, { state: 'posted', closed_by: actor.name, closed_at: now });
  return getTake(ctx, { take_id });
}

/** Locks all levels, customer by customer, and checks every line before the first one is written: all problems are named at once. */
async function refuseImpossible(ctx: DeskCtx, warehouse_id: number, byCustomer: readonly (readonly [number, Line[]])[]): Promise<void> {
  const [moved, belowFrozen]: [string[], string[]] = [[], []];
  for (const [customerId, lines] of byCustomer) {
    const levels = await lockLevels(
      ctx,
      customerId,
      lines.map(({ product_id }) => ({ warehouse_id, product_id })),
    );
    const byProduct = new Map(levels.map((level) => [level.product_id, level]));
    for (const { product_id, believed, counted, sku } of lines) {
      const { total = 0, frozen = 0 } = byProduct.get(product_id) ?? {};
      if (total !== believed) moved.push(sku);
      else if (counted < frozen) belowFrozen.push(sku);
    }
  }
  const named = (skus: readonly string[]) => ({ count: skus.length, skus: skus.slice(0, NAMED).join(', ') });
  refuseFields(
    ...(moved.length > 0 ? [{ path: 'moved', code: 'stock-takes.moved' as const, params: named(moved) }] : []),
    ...(belowFrozen.length > 0 ? [{ path: 'below_frozen', code: 'stock-takes.below_frozen' as const, params: named(belowFrozen) }] : []),
  );
}
