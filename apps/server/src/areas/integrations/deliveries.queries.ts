import { sql } from 'kysely';
import { deliveryStates, type DeliveryState, type WebhookTopic } from '@quayside/domain/integrations/integration-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Sent } from '#server/ports/webhooks/port.ts';
import type { Key } from './integrations.queries.ts';
import { countOf } from '#server/kernel/clean-up.ts';
import { keptFor } from '#server/kernel/retention.ts';

/** With the answer to its last try. */
export function deliveriesOf(tx: Tx, { customer_id, integration_id }: Key, { state }: { state?: DeliveryState | undefined } = {}) {
  const rows = tx
    .selectFrom('webhook_deliveries as d')
    .leftJoin('webhook_tries as t', (join) =>
      join
        .onRef('t.customer_id', '=', 'd.customer_id')
        .onRef('t.seq', '=', 'd.seq')
        .on(sql<boolean>`t.try_no = d.earlier_tries + d.tries`),
    )
    .select([
      'd.seq',
      'd.delivery_id',
      'd.topic',
      'd.object',
      'd.state',
      'd.is_test',
      'd.tries',
      'd.earlier_tries',
      'd.next_try_at',
      'd.created_at',
      'd.ended_at',
      't.status',
    ])
    .where('d.customer_id', '=', customer_id)
    .where('d.integration_id', '=', integration_id);
  return state ? rows.where('d.state', '=', state) : rows;
}

export function deliveryPage(tx: Tx, key: Key, input: Page<'seq'> & { state?: DeliveryState | undefined }) {
  return pageQuery(tx, deliveriesOf(tx, key, input), input, { seq: 'd.seq' }, 'd.seq');
}

export function deliveryCounts(tx: Tx, { customer_id, integration_id }: Key) {
  return countTabs(tx, deliveryStates, (state) =>
    tx
      .selectFrom('webhook_deliveries')
      .where('customer_id', '=', customer_id)
      .where('integration_id', '=', integration_id)
      .where('state', '=', state),
  );
}

export function delivery(tx: Tx, key: Key, deliveryId: string) {
  return deliveriesOf(tx, key)
    .select(sql<string>`d.body::text`.as('body'))
    .where('d.delivery_id', '=', deliveryId)
    .executeTakeFirst();
}
export type Delivery = Omit<NonNullable<Awaited<ReturnType<typeof delivery>>>, 'body'>;

export function triesOf(tx: Tx, customerId: number, seq: number) {
  return tx
    .selectFrom('webhook_tries')
    .select(['try_no', 'tried_at', 'ms', 'status', 'answer'])
    .where('customer_id', '=', customerId)
    .where('seq', '=', seq)
    .orderBy('try_no', 'desc')
    .execute();
}

type New = { delivery_id: string; topic: WebhookTopic; object: string; body: unknown; created_at: Date };

export async function insertDelivery(tx: Tx, key: Key, { body, ...row }: New): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({ ...key, ...row, body: JSON.stringify(body), next_try_at: row.created_at })
    .execute();
}

export function deliveryBy(tx: Tx, customerId: number, deliveryId: string) {
  return tx
    .selectFrom('webhook_deliveries')
    .select('seq')
    .where('customer_id', '=', customerId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow();
}

/** How many messages wait for each of some integrations; counting stops at a thousand each. */
export async function waitingOf(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ integration_id: number; waiting: number }>`
    select i.id as integration_id, w.waiting from unnest(${[...ids]}::bigint[]) as i (id)
     cross join lateral (select count(*) as waiting from (select 1 from webhook_deliveries d
       where d.customer_id = ${customerId} and d.integration_id = i.id and d.state = 'waiting' limit 1000) few) w`.execute(tx);
  return new Map(rows.map((row) => [row.integration_id, row.waiting]));
}

/** They wait again, with all tries before them; the log keeps the earlier ones. */
export async function replay(
  tx: Tx,
  { customer_id, integration_id }: Key,
  which: { id: string } | { since: Date },
  now: Date,
): Promise<number> {
  let some = tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, earlier_tries: sql`earlier_tries + tries`, next_try_at: now, ended_at: null })
    .where('customer_id', '=', customer_id)
    .where('integration_id', '=', integration_id);
  some =
    'id' in which ? some.where('delivery_id', '=', which.id) : some.where('created_at', '>=', which.since).where('state', '=', 'failed');
  return Number((await some.executeTakeFirst()).numUpdatedRows);
}

/**
 * What can be sent now: of every object the oldest message that waits, and only if its pause is over. The statement's time: the transaction
 * began earlier, and what came meanwhile is due as well.
 */
export function due(tx: Tx, { customer_id, integration_id }: Key, limit: number) {
  return tx
    .selectFrom('webhook_deliveries as d')
    .select([
      'd.seq',
      'd.delivery_id',
      'd.topic',
      'd.tries',
      'd.earlier_tries',
      'd.created_at',
      'd.is_test',
      sql<string>`d.body::text`.as('body'),
    ])
    .where('d.customer_id', '=', customer_id)
    .where('d.integration_id', '=', integration_id)
    .where('d.state', '=', 'waiting')
    .where('d.next_try_at', '<=', sql<Date>`statement_timestamp()`)
    .where(
      sql<boolean>`not exists (select from webhook_deliveries e where e.customer_id = d.customer_id and e.integration_id = d.integration_id
        and e.object = d.object and e.state = 'waiting' and e.seq < d.seq)`,
    )
    .orderBy('d.seq')
    .limit(limit)
    .execute();
}
export type Due = Awaited<ReturnType<typeof due>>[number];

type Try = Sent & { readonly seq: number; readonly try_no: number; readonly tried_at: Date };

export async function writeTries(tx: Tx, customer_id: number, tries: readonly Try[]): Promise<void> {
  await tx
    .insertInto('webhook_tries')
    .values(tries.map((one) => ({ customer_id, ...one })))
    .execute();
}

export type Outcome = {
  readonly seq: number;
  readonly state: DeliveryState;
  readonly tries: number;
  /** Null: as it was, nothing is tried any more. */
  readonly next_try_at: Date | null;
  readonly ended_at: Date | null;
};

export async function writeOutcomes(tx: Tx, customerId: number, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(
    ({ seq, state, tries, next_try_at, ended_at }) =>
      sql`(${seq}::bigint, ${state}, ${tries}::int, ${next_try_at}::timestamptz, ${ended_at}::timestamptz)`,
  );
  await sql`update webhook_deliveries d set state = o.state, tries = o.tries, next_try_at = coalesce(o.next_try_at, d.next_try_at), ended_at = o.ended_at
      from (values ${sql.join(rows)}) as o (seq, state, tries, next_try_at, ended_at)
     where d.customer_id = ${customerId} and d.seq = o.seq`.execute(tx);
}

/** Integrations with something due. Those that were given up or wait for their target are left alone. */
export async function targetsDueAcrossMerchants(tx: Tx): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select i.customer_id, i.integration_id from integrations i
     where i.enabled and i.deleted_at is null and i.stopped_at is null and i.push_url <> '' and (i.push_after is null or i.push_after <= now())
       and exists (select from webhook_deliveries d where d.customer_id = i.customer_id and d.integration_id = i.integration_id
                    and d.state = 'waiting' and d.next_try_at <= now())`.execute(tx);
  return rows;
}

export function forgetOldWebhooksAcrossMerchants(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from webhook_deliveries where ctid = any(array(
          select ctid from webhook_deliveries where created_at < now() - ${keptFor('webhook_deliveries')}::interval limit ${most}))`,
  );
}
