import type { Selectable } from 'kysely';
import { checkOrder, type CheckedOrder } from '@quayside/domain/verification/verification-rules';
import { offeredMethod, pricesAcrossMerchants, storedAskedAll } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf } from '#server/kernel/days.ts';
import { together } from '#server/kernel/together.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import * as facts from './verification.queries.ts';

export type OrderRecord = Selectable<Tables['orders']>;

/**
 * The checks of some orders, by id: a handful of queries for each day, however many orders and merchants there are. An order is priced by the
 * tariff of the day it was submitted, because its quote is bound to that. Without a tariff that knows its warehouse and price group nothing
 * is offered, and its other checks still run.
 */
export async function checksOf(tx: Tx, rows: readonly OrderRecord[], now: Date): Promise<Map<number, CheckedOrder[]>> {
  const checked = new Map<number, CheckedOrder[]>();
  const submitted = ({ submitted_at }: OrderRecord) => submitted_at ?? now;
  const [declared, others] = await together(facts.declaredValuesAcrossMerchants(tx, rows), facts.ordersAlikeAcrossMerchants(tx, rows));
  const lines = Map.groupBy(declared, ({ order_id }) => order_id);
  const alike = Map.groupBy(others, ({ order_id }) => order_id);
  for (const some of Map.groupBy(rows, (row) => dayOf(submitted(row))).values()) {
    const [first] = some;
    if (!first) continue;
    const priced = (await pricesAcrossMerchants(tx, await storedAskedAll(tx, some), submitted(first))) ?? [];
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
