import type { Selectable } from 'kysely';
import { checkOrder, type CheckedOrder } from '@quayside/domain/verification/verification-rules';
import { offeredMethod, priceParcels, storedAskedAll } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import * as facts from './verification.queries.ts';

export type OrderRecord = Selectable<Tables['orders']>;

/** Without a tariff that knows warehouse and price group nothing is offered; the other checks still run and other merchants' orders show. */
async function pricesOf(tx: Tx, customerId: number, rows: readonly OrderRecord[], at: Date) {
  try {
    return await priceParcels(tx, customerId, await storedAskedAll(tx, customerId, rows), at);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'orders.no_options') return [];
    throw error;
  }
}

/**
 * The checks of some orders, by id: a handful of queries for each merchant and day, however many orders there are. An order is priced by
 * the tariff of the day it was submitted, because its quote is bound to that.
 */
export async function checksOf(tx: Tx, rows: readonly OrderRecord[], now: Date): Promise<Map<number, CheckedOrder[]>> {
  const checked = new Map<number, CheckedOrder[]>();
  const submitted = ({ submitted_at }: OrderRecord) => submitted_at ?? now;
  for (const some of Map.groupBy(rows, (row) => `${row.customer_id} ${dayOf(submitted(row))}`).values()) {
    const [first] = some;
    if (!first) continue;
    const customerId = first.customer_id;
    const ids = some.map(({ order_id }) => order_id);
    const lines = Map.groupBy(await facts.declaredValues(tx, customerId, ids), ({ order_id }) => order_id);
    const alike = Map.groupBy(await facts.ordersAlike(tx, customerId, ids), ({ order_id }) => order_id);
    const priced = await pricesOf(tx, customerId, some, submitted(first));
    for (const [place, row] of some.entries()) {
      const price = priced[place];
      const isPriced = price !== undefined && 'answer' in price;
      checked.set(
        row.order_id,
        checkOrder({
          ...row,
          lines: lines.get(row.order_id) ?? [],
          alike: (alike.get(row.order_id) ?? []).map(({ order_no }) => order_no),
          isMethodOffered: isPriced && offeredMethod(price, row.method) !== null,
          isOverIoss: isPriced && price.answer.warnings.includes('IOSS_OVER_LIMIT'),
        }),
      );
    }
  }
  return checked;
}
