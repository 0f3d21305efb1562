import { sql } from 'kysely';
import { visibleOrders } from '#server/areas/orders/orders.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** Counted up to here, like the tabs of a list. */
const COUNTED = 1001;
/** A sample this large gives the same percentiles to a day. */
const SAMPLED = 2000;
/** The newest entries the present spend is computed from. */
const SPENT = 2000;

/** Orders placed since a moment and before another, by the index on it. */
export async function countPlaced(tx: Tx, scope: SkuScope, from: Date, to: Date): Promise<number> {
  const { count } = await visibleOrders(tx, scope)
    .where('o.created_at', '>=', from)
    .where('o.created_at', '<', to)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countStatus(tx: Tx, scope: SkuScope, status: 'alert' | 'error'): Promise<number> {
  const some = visibleOrders(tx, scope)
    .where('o.status', '=', status)
    .select(sql<number>`1`.as('one'))
    .limit(COUNTED);
  const { count } = await tx
    .selectFrom(some.as('s'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countDue(tx: Tx, customerId: number, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from order_exceptions
      where customer_id = ${customerId} and state = 'awaiting_reply' and deadline <= ${until} limit ${COUNTED}) s`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Days from shipment to delivery by country, of parcels shipped since a moment; the countries with most parcels. */
export async function deliveryTimes(tx: Tx, scope: SkuScope, from: Date, countries: number) {
  const sample = visibleOrders(tx, scope)
    .where('o.shipped_at', '>=', from)
    .where('o.delivered_at', 'is not', null)
    .select(['o.country', sql<number>`extract(epoch from o.delivered_at - o.shipped_at)::float8 / 86400`.as('days')])
    .orderBy('o.shipped_at', 'desc')
    .limit(SAMPLED);
  return tx
    .selectFrom(sample.as('s'))
    .select(['s.country', sql<number>`count(*)`.as('parcels')])
    .select([
      sql<number>`round(percentile_cont(0.5) within group (order by s.days))::float8`.as('p50'),
      sql<number>`round(percentile_cont(0.9) within group (order by s.days))::float8`.as('p90'),
    ])
    .groupBy('s.country')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('s.country')
    .limit(countries)
    .execute();
}

/** What the newest charges since a moment sum up to, and when the first of them was. */
export async function spentSince(tx: Tx, customerId: number, from: Date) {
  const { rows } = await sql<{ spent: string; since: Date | null }>`
    select coalesce(-sum(amount) filter (where amount < 0), 0)::text as spent, min(created_at) as since
      from (select amount, created_at from wallet_entries where customer_id = ${customerId} and created_at >= ${from}
             order by created_at desc, entry_id desc limit ${SPENT}) e`.execute(tx);
  return rows[0] ?? { spent: '0', since: null };
}
