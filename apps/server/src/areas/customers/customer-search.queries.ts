import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Up to this many customers are passed inline; a more common word is found faster by scanning the list in its order. */
const MAX_INLINE_IDS = 1000;
/** Shorter words cannot use the trigram index. */
const TRIGRAM = 3;

/**
 * Customers with the word in any part of what they are searched by. Under RLS, LIKE cannot use its index (it is not leakproof): a function
 * that runs as the tables' owner looks up a rare word.
 */
export async function matches(tx: Tx, search: string): Promise<Expression<SqlBool>> {
  const word = wordOf(search);
  if ([...word].length < TRIGRAM) return scanned(word);
  const { rows } = await sql<{ customer_id: number }>`
    select matching_customers(${word}, ${MAX_INLINE_IDS + 1}) as customer_id`.execute(tx);
  if (rows.length > MAX_INLINE_IDS) return scanned(word);
  return sql<SqlBool>`c.customer_id = any(${rows.map((row) => row.customer_id)}::bigint[])`;
}

/** A phone number is compared by its digits: +49 (40) 123 finds 4940123. */
function wordOf(search: string): string {
  return /^[+\d][\d\s()./-]*$/.test(search) ? search.replaceAll(/\D/g, '') : search;
}

function scanned(word: string): Expression<SqlBool> {
  const low = word.toLowerCase();
  return sql<SqlBool>`(strpos(customer_search_text(c.customer_id, c.name, c.phone), ${low}) > 0 or exists (
    select from accounts f where f.customer_id = c.customer_id
       and strpos(account_search_text(f.email, f.firstname, f.lastname, f.phone), ${low}) > 0))`;
}
