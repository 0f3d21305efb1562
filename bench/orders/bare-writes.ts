import type pg from 'pg';
import { timed } from '../statistics.ts';

/** What an imported order is made of, in the order of their references. */
const tables = ['orders', 'order_lines', 'order_quotes', 'order_events'] as const;
/** Other keys, far from those that are drawn meanwhile. */
const FAR = 1_000_000_000;
const others: Readonly<Record<string, string>> = {
  order_id: `order_id + ${FAR}`,
  quote_id: `quote_id + ${FAR}`,
  event_id: `event_id + ${FAR}`,
  order_no: `regexp_replace(order_no, '^SO-..', 'SO-19')`,
  platform_order_no: `'BARE-' || platform_order_no`,
};

/**
 * Writes the newest orders once more under other numbers, with their lines, quotes and events, a bare statement for each table: with all
 * indexes, references and triggers, and nothing else. Milliseconds of the statements alone.
 */
export async function writeAgain(client: pg.Client, count: number): Promise<number> {
  await client.query('begin; set constraints all deferred');
  await client.query(
    `create temp table newest on commit drop as select order_id from orders where order_id < ${FAR} order by order_id desc limit ${count}`,
  );
  const inserts: string[] = [];
  for (const table of tables) {
    const columns = await columnsOf(client, table);
    const values = columns.map((column) => `${others[column] ?? `"${column}"`} as "${column}"`).join(', ');
    await client.query(
      `create temp table again_${table} on commit drop as select ${values} from ${table} where order_id in (select order_id from newest)`,
    );
    await client.query(`analyze again_${table}`);
    const names = columns.map((column) => `"${column}"`).join(', ');
    inserts.push(`insert into ${table} (${names}) overriding system value select ${names} from again_${table}`);
  }
  const ms = await timed(async () => {
    for (const insert of inserts) await client.query(insert);
    await client.query('set constraints all immediate');
  });
  await client.query('commit');
  return ms;
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ attname }) => attname);
}
