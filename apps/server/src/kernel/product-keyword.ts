import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from './database.ts';

/** Up to this many ids are passed inline. A more common keyword is found faster by scanning the list in its order. */
export const MAX_INLINE_IDS = 1000;
/** Shorter keywords cannot use the trigram index. */
const TRIGRAM = 3;

type Columns = { readonly id: string; readonly text: string };

/** Keyword match by the trigram index. For staff and jobs: their role has no RLS policy that would disable the index. */
export function containsWord(column: string, keyword: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}

/** The same match without an index: keeps the planner from collecting 100,000 rows from the index and then sorting them. */
export function holdsWord(column: string, keyword: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(${sql.ref(column)}, ${keyword.toLowerCase()}) > 0`;
}

/** One of the products found beforehand. */
export function isOneOf(column: string, found: readonly { readonly product_id: number }[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${found.map((row) => row.product_id)}::bigint[])`;
}

/**
 * For merchants. Under RLS, LIKE cannot use its index (it is not leakproof). A rare keyword is looked up by a function that runs as the
 * table's owner; a common one is found by scanning the list in its order. With a limited SKU scope only the SKUs in scope are scanned.
 */
export async function matchesWord(tx: Tx, columns: Columns, keyword: string, isScoped: boolean): Promise<Expression<SqlBool>> {
  if (isScoped || [...keyword].length < TRIGRAM) return holdsWord(columns.text, keyword);
  const { rows } = await sql<{
    product_id: number;
  }>`select matching_products(${keyword}) as product_id limit ${MAX_INLINE_IDS + 1}`.execute(tx);
  return rows.length > MAX_INLINE_IDS ? holdsWord(columns.text, keyword) : isOneOf(columns.id, rows);
}
