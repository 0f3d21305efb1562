import { sql } from 'kysely';
import { bulkRows, type Bulk, type BulkRow } from '#server/kernel/bulk-rows.ts';
import type { Tx } from '#server/kernel/database.ts';

type Rows = readonly BulkRow[];

/** The columns of these tables that are not text. */
const types = {
  customer_id: 'bigint',
  account_id: 'bigint',
  order_id: 'bigint',
  quote_id: 'bigint',
  version_id: 'bigint',
  warehouse_id: 'bigint',
  product_id: 'bigint',
  line_no: 'int',
  quantity: 'int',
  unit_price: 'numeric',
  total: 'numeric',
  shipping: 'numeric',
  platform_payment: 'boolean',
  at: 'timestamptz',
  expires_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  params: 'jsonb',
};

export const bulk = (rows: Rows): Bulk => bulkRows(rows, types);

/** Skips rows whose number is taken, and returns the ids of the others. */
export async function insertOrders(tx: Tx, { columns, values, from }: Bulk): Promise<number[]> {
  const made = await sql<{ order_id: number }>`
    insert into orders (${columns}) overriding system value select ${values} from ${from}
    on conflict do nothing returning order_id`.execute(tx);
  return made.rows.map(({ order_id }) => order_id);
}

export async function insertLines(tx: Tx, { columns, values, from }: Bulk): Promise<void> {
  await sql`insert into order_lines (${columns}) select ${values} from ${from}`.execute(tx);
}

/**
 * Ids for orders and for their quotes. A quote is inserted after the order that names it, because an update of each order would write all
 * its indexes again: until `checkQuoteIds` an order may name a quote that does not exist yet.
 */
export async function newIds(tx: Tx, orders: number, quotes: number): Promise<{ orders: number[]; quotes: number[] }> {
  await sql`set constraints orders_customer_id_quote_id_fkey deferred`.execute(tx);
  const { rows } = await sql<{ orders: number[]; quotes: number[] }>`
    select array(select nextval('orders_order_id_seq') from generate_series(1, ${orders}::int)) as orders,
           array(select nextval('order_quotes_quote_id_seq') from generate_series(1, ${quotes}::int)) as quotes`.execute(tx);
  return rows[0] ?? { orders: [], quotes: [] };
}

export async function checkQuoteIds(tx: Tx): Promise<void> {
  await sql`set constraints orders_customer_id_quote_id_fkey immediate`.execute(tx);
}

/** Quotes whose JSON stands in `texts`, and is named by its place there. */
export type Quotes = Bulk & { readonly texts: readonly string[] };

/** `items`, `facts`, the shared part of `input` and the rates by their places, counted from 1; `own` is the rest of the input. */
type QuoteJson = { readonly items: number; readonly facts: number; readonly input: number; readonly rates: number; readonly own: string };

/** Many quotes of a file have the same items and nearly the same input: what is JSON in them is sent once. */
export function quotes(rows: readonly (BulkRow & QuoteJson)[], texts: readonly string[]): Quotes {
  const places = { items: 'int', facts: 'int', input: 'int', rates: 'int' };
  return { ...bulkRows(rows, { ...types, ...places }, [...Object.keys(places), 'own']), texts };
}

export async function insertQuotes(tx: Tx, { columns, values, from, texts }: Quotes): Promise<void> {
  await sql`with parts as materialized (select at, text::jsonb as value from unnest(${texts}::text[]) with ordinality p (text, at))
    insert into order_quotes (${columns}, items, facts, input) overriding system value
    select ${values}, items.value, facts.value, input.value || rates.value || r.own::jsonb
      from ${from} join parts items on items.at = r.items join parts facts on facts.at = r.facts
        join parts input on input.at = r.input join parts rates on rates.at = r.rates`.execute(tx);
}

export async function insertEvents(tx: Tx, { columns, values, from }: Bulk): Promise<void> {
  await sql`insert into order_events (${columns}) select ${values} from ${from}`.execute(tx);
}
