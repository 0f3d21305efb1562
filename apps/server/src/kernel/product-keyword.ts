import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from './database.ts';

/** Few enough to be named one by one; a word with more is met so often that looking at row after row soon fills a page. */
export const MAX_INLINE_IDS = 1000;
/** Shorter ones have no trigram of their own to be looked up by. */
const TRIGRAM = 3;

type Columns = { readonly id: string; readonly text: string };

/** Whether a product's words contain this one, by the index of trigrams. For staff and jobs, from whom no policy hides anything. */
export function containsWord(column: string, keyword: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** The same, but looked for in row after row: no index tempts the planner to gather a hundred thousand rows before it sorts them. */
export function holdsWord(column: string, keyword: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(${sql.ref(column)}, ${keyword.toLowerCase()}) > 0`;
}

/** One of the products found beforehand. */
export function isOneOf(column: string, found: readonly { readonly product_id: number }[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${found.map((row) => row.product_id)}::bigint[])`;
}

/**
 * For a merchant, under row-level security, where LIKE may not use its index (it could tell of rows the policy hides). A rare word is
 * looked up by a function that asks as the table's owner; a common one is found by walking the list in its order. Who sees only a
 * few SKUs has only those looked at.
 */
export async function matchesWord(tx: Tx, columns: Columns, keyword: string, isScoped: boolean): Promise<Expression<SqlBool>> {
  if (isScoped || [...keyword].length < TRIGRAM) return holdsWord(columns.text, keyword);
  const { rows } = await sql<{
    product_id: number;
  }>`select matching_products(${keyword}) as product_id limit ${MAX_INLINE_IDS + 1}`.execute(tx);
  return rows.length > MAX_INLINE_IDS ? holdsWord(columns.text, keyword) : isOneOf(columns.id, rows);
}
