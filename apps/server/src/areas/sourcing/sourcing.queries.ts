import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { sourcingStates, type SourcingState } from '@quayside/domain/sourcing/sourcing-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type SourcingFilters = { state?: SourcingState | undefined; number?: string | undefined };
type New<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'customer_id'>;

/** A request with the numbers of what came of it. */
function requests(tx: Tx) {
  return tx
    .selectFrom('sourcing_requests as r')
    .leftJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'r.customer_id').onRef('p.product_id', '=', 'r.product_id'))
    .leftJoin('inbounds as i', (on) => on.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.inbound_id', '=', 'r.inbound_id'))
    .selectAll('r')
    .select(['p.sku', 'i.inbound_no']);
}

export function requestPage(tx: Tx, customerId: number, input: Page<'request_id'> & SourcingFilters) {
  let rows = requests(tx).where('r.customer_id', '=', customerId);
  if (input.state) rows = rows.where('r.state', '=', input.state);
  if (input.number) {
    const { number } = input;
    rows = rows.where((is) => startsWithCapitals(is, 'r.request_no', number));
  }
  return pageQuery(tx, rows, input, { request_id: 'r.request_id' });
}

export function stateCounts(tx: Tx, customerId: number) {
  const all = tx.selectFrom('sourcing_requests').where('customer_id', '=', customerId).select('request_id');
  return countTabs(tx, sourcingStates, (state) => all.where('state', '=', state));
}

type DeskFilters = SourcingFilters & { customer_id?: number | undefined; waits_for?: 'staff' | 'merchant' | undefined };

export function requestsAcrossMerchants(tx: Tx, input: Page<'request_id' | 'waiting_since'> & DeskFilters) {
  let rows = requests(tx).innerJoin('customers as c', 'c.customer_id', 'r.customer_id').select('c.name as customer_name');
  if (input.customer_id !== undefined) rows = rows.where('r.customer_id', '=', input.customer_id);
  if (input.state) rows = rows.where('r.state', '=', input.state);
  if (input.waits_for) rows = rows.where('r.waits_for', '=', input.waits_for);
  if (input.number) {
    const { number } = input;
    rows = rows.where((is) => startsWithCapitals(is, 'r.request_no', number));
  }
  const columns = { request_id: 'r.request_id', waiting_since: 'r.waiting_since' };
  return pageQuery(tx, rows, input, columns, 'r.request_id');
}

export function stateCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, sourcingStates, (state) => tx.selectFrom('sourcing_requests').where('state', '=', state).select('request_id'));
}

export function request(tx: Tx, customerId: number, requestId: number) {
  return requests(tx).where('r.customer_id', '=', customerId).where('r.request_id', '=', requestId).executeTakeFirst();
}

export async function imagesOf(tx: Tx, customerId: number, requestId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('sourcing_images')
    .select('file_id')
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function isImageOfRequest(tx: Tx, customerId: number, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sourcing_images')
    .select('request_id')
    .where('customer_id', '=', customerId)
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function messagesOf(tx: Tx, customerId: number, requestId: number) {
  return tx
    .selectFrom('sourcing_messages')
    .select(['message_id', 'body', 'actor_kind', 'actor_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .orderBy('message_id')
    .execute();
}

export function eventsOf(tx: Tx, customerId: number, requestId: number) {
  return tx
    .selectFrom('sourcing_events')
    .select(['kind', 'actor_kind', 'actor_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .orderBy('event_id')
    .execute();
}

export function lockRequest(tx: Tx, customerId: number, requestId: number) {
  return tx
    .selectFrom('sourcing_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;
type Key = Pick<LockedRequest, 'customer_id' | 'request_id'>;

export async function writeRequest(tx: Tx, { customer_id, request_id }: Key, change: Updateable<Tables['sourcing_requests']>) {
  await tx
    .updateTable('sourcing_requests')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('request_id', '=', request_id)
    .execute();
}

/** Undefined when the number is taken; the caller tries another. */
export function insertRequest(tx: Tx, customer_id: number, row: New<'sourcing_requests'>) {
  return tx
    .insertInto('sourcing_requests')
    .values({ customer_id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'request_no']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertImages(tx: Tx, { customer_id, request_id }: Key, fileIds: readonly string[]) {
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, at) => ({ customer_id, request_id, position: at + 1, file_id }));
  await tx.insertInto('sourcing_images').values(rows).execute();
}

export async function insertMessage(tx: Tx, customer_id: number, row: New<'sourcing_messages'>) {
  await tx
    .insertInto('sourcing_messages')
    .values({ customer_id, ...row })
    .execute();
}

export async function insertEvent(tx: Tx, customer_id: number, row: New<'sourcing_events'>) {
  await tx
    .insertInto('sourcing_events')
    .values({ customer_id, ...row })
    .execute();
}

/** Quotes whose last day has passed, locked in the order of their keys. An accepted one is not among them: the row lock decides. */
export async function lockExpiredAcrossMerchants(tx: Tx, today: string, limit: number) {
  const { rows } = await sql<{ customer_id: number; request_id: number; request_no: string; product_name: string }>`
    select customer_id, request_id, request_no, product_name from sourcing_requests
     where (customer_id, request_id) in (
       select customer_id, request_id from sourcing_requests where state = 'quoted' and valid_until < ${today} order by valid_until limit ${limit})
       and state = 'quoted'
     order by customer_id, request_id for update`.execute(tx);
  return rows;
}
