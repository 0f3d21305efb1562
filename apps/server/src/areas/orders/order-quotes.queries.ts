import { sql, type Insertable } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

type Quote = Omit<Insertable<Tables['order_quotes']>, 'customer_id' | 'quote_id'>;

export async function insertQuote(tx: Tx, customerId: number, row: Quote): Promise<number> {
  const made = await tx
    .insertInto('order_quotes')
    .values({ ...row, customer_id: customerId })
    .returning('quote_id')
    .executeTakeFirstOrThrow();
  return made.quote_id;
}

export function quoteOf(tx: Tx, customerId: number, quoteId: number) {
  return tx
    .selectFrom('order_quotes as q')
    .innerJoin('tariff_versions as v', 'v.version_id', 'q.version_id')
    .selectAll('q')
    .select(['v.name as version', 'v.currency'])
    .where('q.customer_id', '=', customerId)
    .where('q.quote_id', '=', quoteId)
    .executeTakeFirst();
}

export async function bindQuote(tx: Tx, customerId: number, quoteId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_quotes')
    .set({ bound_at: now })
    .where('customer_id', '=', customerId)
    .where('quote_id', '=', quoteId)
    .execute();
}

export function servicesOf(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_services')
    .select(['service', 'name_en', 'name_cn', 'quantity', 'projected_fee'])
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('service')
    .execute();
}

type Service = Omit<Insertable<Tables['order_services']>, 'customer_id' | 'order_id'>;

export async function insertServices(tx: Tx, customerId: number, orderId: number, services: readonly Service[]): Promise<void> {
  if (services.length === 0) return;
  await send(
    tx,
    tx.insertInto('order_services').values(services.map((service) => ({ ...service, customer_id: customerId, order_id: orderId }))),
  );
}

/** The longest delivery time of a quote's method in days, from its tariff; 0 when the method says none. */
export async function methodDaysOf(tx: Tx, customerId: number, quoteId: number): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select (m->>'days_max')::int as days from order_quotes q join tariff_versions v using (version_id),
      jsonb_array_elements(v.tariff->'methods') m
     where q.customer_id = ${customerId} and q.quote_id = ${quoteId} and m->>'method' = q.method`.execute(tx);
  return rows[0]?.days ?? 0;
}
