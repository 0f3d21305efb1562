import type { WorkType } from '@quayside/domain/work-orders/work-rules';
import { addStock, adjustStock, releaseStock, takeStock } from '#server/areas/inventory/inventory.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { LockedWorkOrder } from './work-orders.queries.ts';
import { documentOf } from './work-orders.service.ts';

type Result = { readonly product_id: number; readonly quantity: number; readonly done_quantity: number; readonly remark: string };
const leaves = { bundle: 'bundled', return: 'sent_back', dispose: 'disposed' } as const satisfies Partial<Record<WorkType, string>>;
const isLeaving = (type: WorkType): type is keyof typeof leaves => type in leaves;

/**
 * What the work does to the stock: units of a bundle, a return or a disposal leave, bundles come in, a count corrects the level. What
 * was frozen and not used becomes available again.
 */
export async function moveStock(ctx: DeskCtx, row: LockedWorkOrder, results: readonly Result[], bundles: number): Promise<void> {
  const { customer_id, warehouse_id, type, bundle_product_id } = row;
  const document = documentOf(row);
  if (isLeaving(type)) {
    const taken = results.map(({ product_id, done_quantity }) => ({ warehouse_id, product_id, quantity: done_quantity }));
    await takeStock(ctx, customer_id, document, taken, leaves[type]);
  }
  await releaseStock(ctx, customer_id, document);
  if (bundle_product_id !== null && bundles > 0) {
    const made = [{ warehouse_id, product_id: bundle_product_id, quantity: bundles }];
    await addStock(ctx, customer_id, document, made, { kind: 'bundled' });
  }
  if (type === 'count') {
    const differences = results.map(({ product_id, quantity, done_quantity, remark }) => ({
      warehouse_id,
      product_id,
      quantity: done_quantity - quantity,
      reason: 'miscount' as const,
      remark,
    }));
    await adjustStock(ctx, customer_id, document, differences);
  }
}
