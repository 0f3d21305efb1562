import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows as one parameter: PostgreSQL takes at most 65,535 of them, and these have thirty columns each. */
const columnsOf = (rows: Rows) => sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));

/** Skips rows whose number is taken; the caller counts. */
export async function insertOrders(tx: Tx, rows: Rows): Promise<{ order_id: number; order_no: string }[]> {
  const columns = columnsOf(rows);
  const made = await sql<{ order_id: number; order_no: string }>`
    insert into orders (${columns}) select ${columns} from jsonb_populate_recordset(null::orders, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning order_id, order_no`.execute(tx);
  return made.rows;
}

export async function insertLines(tx: Tx, rows: Rows): Promise<void> {
  const columns = columnsOf(rows);
  await sql`insert into order_lines (${columns})
    select ${columns} from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Ids for quotes that are inserted after the orders that name them: an update of each order would write all its indexes again. */
export async function newQuoteIds(tx: Tx, count: number): Promise<number[]> {
  await sql`set constraints orders_customer_id_quote_id_fkey deferred`.execute(tx);
  const { rows } = await sql<{ quote_id: number }>`
    select nextval('order_quotes_quote_id_seq') as quote_id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ quote_id }) => quote_id);
}

export async function insertQuotes(tx: Tx, rows: Rows): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(rows);
  await sql`insert into order_quotes (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::order_quotes, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
  await sql`set constraints orders_customer_id_quote_id_fkey immediate`.execute(tx);
}

export async function insertEvents(tx: Tx, rows: Rows): Promise<void> {
  const columns = columnsOf(rows);
  await sql`insert into order_events (${columns})
    select ${columns} from jsonb_populate_recordset(null::order_events, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}
