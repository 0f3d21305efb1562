import { sql } from 'kysely';
import type { TrackingStatus } from '@quayside/domain/tracking/tracking-statuses';
import type { AnyOrder } from '#server/areas/orders/orders.public.ts';
import { bulkRows } from '#server/kernel/bulk-rows.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countOf } from '#server/kernel/clean-up.ts';
import { keptFor } from '#server/kernel/retention.ts';

type Key = { readonly customer_id: number; readonly order_id: number };
export type NewEvent = {
  readonly event_key: string;
  readonly happened_at: Date;
  readonly status: TrackingStatus;
  readonly sub_status: string;
  readonly description: string;
  readonly location: string;
  readonly source: 'feed' | 'staff';
  readonly received_at: Date;
};

/** Whoever gives an order a number, and whoever reports about it, waits for the other. Released with the transaction. */
export async function lockNumber(tx: Tx, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracking ' || ${number}, 0))`.execute(tx);
}

/** The shipped order a carrier means by a number; both are locked. See the migration. */
export async function lockReportedAcrossMerchants(tx: Tx, number: string): Promise<AnyOrder | undefined> {
  const { rows } = await sql<AnyOrder>`select * from lock_reported_order(${number})`.execute(tx);
  return rows[0];
}

/** The keys of the events that were not known yet. */
export async function insertEvents(tx: Tx, { customer_id, order_id }: Key, events: readonly NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .insertInto('tracking_events')
    .values(events.map((event) => ({ customer_id, order_id, ...event })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'order_id', 'event_key']).doNothing())
    .returning('event_key')
    .execute();
  return rows.map(({ event_key }) => event_key);
}

/** The shipped orders carriers mean by some numbers, without those somebody holds. See the migration. */
export async function lockFreeAcrossMerchants(tx: Tx, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Key & { number: string; status: AnyOrder['status'] }>`
    select number, customer_id, order_id, status from lock_free_reported_orders(${numbers}::text[])`.execute(tx);
  return rows;
}

/** The events of several orders that are locked; known ones are left out. */
export async function insertManyEvents(tx: Tx, orders: readonly (Key & { readonly events: readonly NewEvent[] })[]): Promise<void> {
  const all = orders.flatMap(({ customer_id, order_id, events }) => events.map((event) => ({ customer_id, order_id, ...event })));
  if (all.length === 0) return;
  const types = { customer_id: 'bigint', order_id: 'bigint', happened_at: 'timestamptz', received_at: 'timestamptz' };
  const { columns, values, from } = bulkRows(all, types);
  await sql`insert into tracking_events (${columns}) select ${values} from ${from}
    on conflict (customer_id, order_id, event_key) do nothing`.execute(tx);
}

/** Newest first. */
export function eventsOf(tx: Tx, { customer_id, order_id }: Key) {
  return tx
    .selectFrom('tracking_events')
    .select(['event_key', 'happened_at', 'status', 'sub_status', 'description', 'location'])
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .orderBy('happened_at', 'desc')
    .orderBy('event_key')
    .execute();
}

export async function keepReport(tx: Tx, row: { number: string; report_key: string; report: string; received_at: Date }): Promise<void> {
  await tx
    .insertInto('waiting_reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['number', 'report_key']).doNothing())
    .execute();
}

/** Reports that came before the number, in the order they came; they are taken out. */
export async function takeReportsAcrossMerchants(tx: Tx, numbers: readonly string[]) {
  const taken = await tx.deleteFrom('waiting_reports').where('number', 'in', numbers).returning(['report', 'received_at']).execute();
  return taken.toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime());
}

/** For the nightly clean-up. */
export function deleteOldReportsAcrossMerchants(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from waiting_reports where ctid = any(array(
          select ctid from waiting_reports where received_at < now() - ${keptFor('waiting_reports')}::interval limit ${most}))`,
  );
}

/** Some parcels whose last day has passed, locked; those somebody is just changing follow the next night. */
export async function lockOverdueAcrossMerchants(tx: Tx, today: string, limit: number) {
  const { rows } = await sql<Key & { status: 'in_transit' | 'pick_up' }>`
    select customer_id, order_id, status from orders where expires_on < ${today} and status in ('in_transit', 'pick_up') and deleted_at is null
     order by expires_on limit ${limit} for no key update skip locked`.execute(tx);
  return rows;
}

/** See the migration: only what a visitor may know. */
export async function publicTrackingAcrossMerchants(tx: Tx, number: string, postcode: string, brand: number) {
  const { rows } = await sql<{
    status: string;
    country: string;
    packed_at: Date | null;
    shipped_at: Date | null;
    events: { at: string; status: TrackingStatus }[];
  }>`select status, country, packed_at, shipped_at, events from public_tracking(${number}, ${postcode}, ${brand})`.execute(tx);
  return rows[0];
}
