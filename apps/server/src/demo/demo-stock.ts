import { addStock, adjustStock } from '#server/areas/inventory/inventory.public.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import type { Timeline } from './year/timeline.ts';

const DAY_MS = 24 * 3_600_000;
/** Days ago, warehouse, receiving number, and the units of each SKU in order. */
const arrivals = [
  { days: 64, warehouse_id: 1, no: 'ASN-2026-0911', pieces: [120, 40, 0, 260] },
  { days: 33, warehouse_id: 2, no: 'ASN-2026-1012', pieces: [0, 90, 300, 60] },
  { days: 9, warehouse_id: 1, no: 'ASN-2026-1105', pieces: [80, 0, 150, 35] },
] as const;

/** Three deliveries of the last weeks and a count, so that the lists, stock ages and the snapshot have data. */
export async function planStock(timeline: Timeline, { tx, now }: SystemCtx, customerId: number): Promise<void> {
  const products = await tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('product_id')
    .execute();
  const at = (days: number) => now.getTime() - days * DAY_MS;
  for (const { days, warehouse_id, no, pieces } of arrivals) {
    const lines = products.map(({ product_id }, index) => ({ warehouse_id, product_id, quantity: pieces[index % pieces.length] ?? 0 }));
    timeline.add(at(days), (then) => addStock(then, customerId, { type: 'inbound', no }, lines));
  }
  const [first] = products;
  if (!first) return;
  const count = [
    {
      warehouse_id: 1,
      product_id: first.product_id,
      quantity: -4,
      reason: 'damaged',
      remark: 'Four pieces broken, found at the monthly count',
    } as const,
  ];
  timeline.add(at(3), (then) => adjustStock(then, customerId, { type: 'adjustment', no: 'SA-2026-0001' }, count));
}
