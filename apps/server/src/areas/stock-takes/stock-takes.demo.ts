import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { addToLine, insertTake, productsToCount } from './stock-takes.queries.ts';

const HOUR_MS = 3_600_000;
const SHENZHEN = 1;
/** How far each count is from the system: two differ. */
const differences = [0, -2, 0, 1];

/** A count of some shelves that somebody has begun. */
export const stockTakesDemo: DemoFill = async ({ tx, now }, customerId) => {
  const at = new Date(now.getTime() - 2 * HOUR_MS);
  const counted_by = 'Wei Zhang';
  const start = { take_no: 'ST-2026-0001', warehouse_id: SHENZHEN, note: 'A1–A4', started_by: counted_by, started_at: at };
  const take_id = await insertTake(tx, start);
  const products = await productsToCount(tx, customerId, SHENZHEN, differences.length);
  for (const [index, { product_id, total }] of products.entries()) {
    const counted = Math.max(0, total + (differences[index] ?? 0));
    await addToLine(tx, { take_id, customer_id: customerId, product_id, believed: total, counted, counted_by, counted_at: at });
  }
};
