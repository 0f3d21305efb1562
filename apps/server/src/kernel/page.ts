import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { countedTo } from '@quayside/contract/kernel/shapes';
import type { Tx } from './database.ts';

export type Page<Sort extends string> = { page: number; limit: number; sort: Sort; order: 'asc' | 'desc' };

/**
 * One page of a list and how many rows there are, counted no further than `countedTo` + 1: a list of a million rows costs
 * what a list of a thousand does. The tie breakers make the order total, so no row shows twice or never.
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

/** The same where the list joins what its count does not need: `counted` are the rows alone, which an index may know by itself. */
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
  const list = await pageOf(rows, page, columns, ...tieBreakers).execute();
  return { list, count: await countOf(tx, counted, page, list.length) };
}

/** The rows of one page, in their order. By itself where the page is cut before its rows are joined with anything else. */
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

/** How many rows there are, given how many its page shows. */
export async function countOf<Db, Tables extends keyof Db, Row>(
  tx: Tx,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  page: Page<string>,
  shown: number,
): Promise<number> {
  // A first page that is not full is the whole list: nothing is left to count.
  if (page.page === 1 && shown < page.limit) return shown;
  const some = rows
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(countedTo(page) + 1);
  const { rows: sums } = await sql<{ count: number }>`select count(*) as count from (${some}) counted`.execute(tx);
  return sums[0]?.count ?? 0;
}

/**
 * "Begins with", regardless of case, in a form that keeps its index under row-level security: LIKE would lose it there, because
 * PostgreSQL does not trust that operator with rows the policy has yet to check.
 */
export function startsWith<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  const low = beginning.toLowerCase();
  return sql<SqlBool>`(lower(${sql.ref(column)}) ~>=~ ${low} and lower(${sql.ref(column)}) ~<~ ${`${low}\u{10FFFF}`})`;
}

/** The same for a column that holds no small letters: no function stands between it and its index, so that a merchant's search has it too. */
export function startsWithCapitals<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  return begins(column, beginning.toUpperCase());
}

/** The same for a column that holds no capitals. */
export function startsWithSmall<Db, Tables extends keyof Db>(
  _is: ExpressionBuilder<Db, Tables>,
  column: string,
  beginning: string,
): Expression<SqlBool> {
  return begins(column, beginning.toLowerCase());
}

function begins(column: string, beginning: string): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} ~>=~ ${beginning} and ${sql.ref(column)} ~<~ ${`${beginning}\u{10FFFF}`})`;
}
