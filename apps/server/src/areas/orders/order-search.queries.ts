import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { begins } from '#server/kernel/page.ts';
import { visible } from './orders.queries.ts';

/** Up to this many orders are looked up by id; what more orders have is found faster by scanning the list in its order. */
const MAX_IDS = 20_000;
/** Shorter words cannot use the trigram index. */
const TRIGRAM = 3;

export type Words = {
  readonly number?: string | undefined;
  readonly tracking?: string | undefined;
  readonly recipient?: string | undefined;
};
/** `found`: the ids as an array, null or more than the limit when there are too many. `scanned`: the condition for a scan. */
export type Search = { readonly found: RawBuilder<unknown> | null; readonly scanned: Expression<SqlBool> };

/** The words that are looked for. */
export function searchesOf(tx: Tx, customerId: number, { number, tracking, recipient }: Words): Search[] {
  const name = recipient?.toLowerCase() ?? '';
  return [
    ...(number ? [byNumber(tx, customerId, number)] : []),
    ...(tracking ? [byBeginning(tx, customerId, [['o.tracking_no', tracking.toUpperCase()]])] : []),
    ...(name === ''
      ? []
      : [
          byBeginning(tx, customerId, [
            ['o.recipient_name_key', name],
            ['o.last_name_key', name],
          ]),
        ]),
  ];
}

/** The orders a word finds, the newest first; null when they are too many to be looked up by id. */
export async function idsOf(tx: Tx, { found }: Search, newest = MAX_IDS): Promise<number[] | null> {
  if (found === null) return null;
  const { rows } = await sql<{ ids: number[] | null }>`
    with search as materialized (select ${found} as ids)
    select case when cardinality(ids) <= ${MAX_IDS} then array(select distinct unnest(ids) as id order by id desc limit ${newest}) end as ids from search`.execute(
    tx,
  );
  return rows[0]?.ids ?? null;
}

/**
 * Orders with the word in any part of one of their numbers. Under RLS, LIKE cannot use its index (it is not leakproof): a function that
 * runs as the table's owner looks up a rare word. It is not asked for what very many numbers begin with.
 */
function byNumber(tx: Tx, customerId: number, word: string): Search {
  const scanned = sql<SqlBool>`strpos(order_search_text(o.order_no, o.platform_order_key), ${word.toLowerCase()}) > 0`;
  if ([...word].length < TRIGRAM) return { found: null, scanned };
  const beginning = idsBeginning(tx, customerId, [
    ['o.order_no', word.toUpperCase()],
    ['o.platform_order_key', word.toLowerCase()],
  ]);
  const found = sql`case when (select count(*) from (${beginning}) b) <= ${MAX_IDS} then array(select matching_orders(${customerId}, ${word}, ${MAX_IDS + 1})) end`;
  return { found, scanned };
}

type Beginning = readonly [column: string, text: string];

/** Orders with any of these columns beginning like its text. Each is looked up by its own index; an "or" over them would use none. */
function byBeginning(tx: Tx, customerId: number, beginnings: readonly Beginning[]): Search {
  const any = beginnings.map(([column, text]) => sql`starts_with(${sql.ref(column)}, ${text})`);
  return { found: sql`array(${idsBeginning(tx, customerId, beginnings)})`, scanned: sql<SqlBool>`(${sql.join(any, sql` or `)})` };
}

/** The orders with one of these beginnings, up to the limit for each. */
function idsBeginning(tx: Tx, customerId: number, beginnings: readonly Beginning[]): RawBuilder<unknown> {
  const some = visible(tx, { customerId, skuScope: null })
    .select('o.order_id')
    .limit(MAX_IDS + 1);
  const each = beginnings.map(([column, text]) => sql`(${some.where(() => begins(column, text))})`);
  return sql.join(each, sql` union all `);
}
