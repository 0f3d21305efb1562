import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { countedTo } from '@quayside/contract/kernel/shapes';
import type { Tx } from './database.ts';
import { together } from './together.ts';

export type Page<Sort extends string> = { page: number; limit: number; sort: Sort; order: 'asc' | 'desc' };

/**
 * One page of a list and its row count, counted up to `countedTo` + 1: a list of a million rows costs as much as a list of
 * a thousand. The tie breakers make the order total, so no row appears twice or is skipped.
 */
export function pageQuery<Db, Tables extends keyof Db, Row, Sort extends string>(
  tx: Tx,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  page: Page<Sort>,
  columns: Record<NoInfer<Sort>, string>,
  ...tieBreakers: readonly string[]
): Promise<{ list: Row[]; count: number }> {
  return pageCounting(tx, rows, rows, page, columns, ...tieBreakers);
}

/** The same for a list with joins its count does not need: `counted` selects the rows alone, possibly by an index-only scan. */
export async function pageCounting<
  Db,
  Tables extends keyof Db,
  Row,
  CountedDb,
  CountedTables extends keyof CountedDb,
  CountedRow,
  Sort extends string,
>(
  tx: Tx,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  counted: SelectQueryBuilder<CountedDb, CountedTables, CountedRow>,
  page: Page<Sort>,
  columns: Record<NoInfer<Sort>, string>,
  ...tieBreakers: readonly string[]
): Promise<{ list: Row[]; count: number }> {
  const shown = pageOf(rows, page, columns, ...tieBreakers);
  if (isSearch(page)) {
    const list = await shown.execute();
    return { list, count: await countOf(tx, counted, page, list.length) };
  }
  const [list, count] = await together(shown.execute(), countFirst(tx, counted, page));
  return { list, count };
}

const pageKeys: ReadonlySet<string> = new Set(['page', 'limit', 'sort', 'order'] satisfies (keyof Page<string>)[]);

/**
 * The first page of what was searched for often shows everything there is, and then its count would be the same search once more. The rows
 * of every other page are counted while they are read.
 */
function isSearch(page: Page<string>): boolean {
  return page.page === 1 && Object.entries(page).some(([key, value]) => value !== undefined && !pageKeys.has(key));
}

/** The rows of one page, in order. Used directly where the page is limited before its rows are joined. */
export function pageOf<Db, Tables extends keyof Db, Row, Sort extends string>(
  rows: SelectQueryBuilder<Db, Tables, Row>,
  page: Page<Sort>,
  columns: Record<NoInfer<Sort>, string>,
  ...tieBreakers: readonly string[]
): SelectQueryBuilder<Db, Tables, Row> {
  const by = columns[page.sort];
  let sorted = rows.orderBy(sql.ref(by), page.order);
  for (const column of tieBreakers) if (column !== by) sorted = sorted.orderBy(sql.ref(column), page.order);
  return sorted.limit(page.limit).offset((page.page - 1) * page.limit);
}

/** The row count, given how many rows the page shows. */
export async function countOf<Db, Tables extends keyof Db, Row>(
  tx: Tx,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  page: Page<string>,
  shown: number,
): Promise<number> {
  // A first page that is not full is the whole list: no count query needed.
  return page.page === 1 && shown < page.limit ? shown : countFirst(tx, rows, page);
}

/** Rows up to one after `countedTo`. */
async function countFirst<Db, Tables extends keyof Db, Row>(
  tx: Tx,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  page: Page<string>,
): Promise<number> {
  const some = rows
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(countedTo(page) + 1);
  const { rows: sums } = await sql<{ count: number }>`select count(*) as count from (${some}) counted`.execute(tx);
  return sums[0]?.count ?? 0;
}

/** Rows behind each tab of a list, in one query. Each count stops one after the list's limit, so it reads a thousand index entries at most. */
export async function countTabs<Key extends string, Db, Tables extends keyof Db, Row>(
  tx: Tx,
  keys: readonly Key[],
  rowsOf: (key: Key) => SelectQueryBuilder<Db, Tables, Row>,
): Promise<{ list: { key: Key; count: number }[] }> {
  const counts = keys.map((key) => {
    const some = rowsOf(key)
      .clearSelect()
      .select(sql<number>`1`.as('one'))
      .limit(countedTo({ page: 1, limit: 1 }) + 1);
    return sql`select ${key}::text as key, (select count(*) from (${some}) counted) as count`;
  });
  const { rows } = await sql<{ key: Key; count: number }>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return { list: rows };
}

/**
 * Case-insensitive prefix match that can use its index under RLS. LIKE cannot: it is not leakproof, so PostgreSQL
 * applies it only after the policy.
 */
export function startsWith<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  const low = beginning.toLowerCase();
  return sql<SqlBool>`(lower(${sql.ref(column)}) ~>=~ ${low} and lower(${sql.ref(column)}) ~<~ ${`${low}\u{10FFFF}`})`;
}

/** The same for a column without lower-case letters: no function on the column, so a merchant's search can use the index under RLS too. */
export function startsWithCapitals<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  return begins(column, beginning.toUpperCase());
}

/** The same for a column without upper-case letters. */
export function startsWithSmall<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  return begins(column, beginning.toLowerCase());
}

export function begins(column: string, beginning: string): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} ~>=~ ${beginning} and ${sql.ref(column)} ~<~ ${`${beginning}\u{10FFFF}`})`;
}
