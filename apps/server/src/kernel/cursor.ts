import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { actorKey } from './actor.ts';
import type { MerchantCtx } from './ctx.ts';
import { Refusal } from './refusal.ts';

/** The columns a list is sorted by. Together they are unique and never change, so a row keeps its place whatever happens to it. */
export type SortKey = { readonly column: string; readonly type: 'bigint' | 'timestamptz' | 'date' | 'integer' };
type Asked = { readonly limit: number; readonly cursor?: string | undefined };
type Reader = Pick<MerchantCtx, 'secrets' | 'actor'>;

/**
 * The next rows of a list of the open API. A page begins after the last row of the one before, so rows that are added, changed or
 * removed meanwhile move no other row: none is skipped or repeated.
 */
export async function cursorPage<Db, Tables extends keyof Db, Row>(
  reader: Reader,
  list: string,
  rows: SelectQueryBuilder<Db, Tables, Row>,
  { limit, cursor, ...filters }: Asked,
  keys: readonly SortKey[],
  order: 'asc' | 'desc' = 'desc',
): Promise<{ list: Row[]; next_cursor: string | null }> {
  const purpose = purposeOf(reader, list, filters);
  // As text, exactly as stored: a Date would lose the microseconds.
  const key = sql<string[]>`array[${sql.join(keys.map(({ column }) => sql`${sql.ref(column)}::text`))}]`;
  let some = rows.select(key.as('cursor_key'));
  if (cursor !== undefined) some = some.where(beyond(opened(reader, cursor, purpose, keys.length), keys, order));
  for (const { column } of keys) some = some.orderBy(sql.ref(column), order);
  // Kysely cannot tell what a generic query selects: the rows of `rows` and the key above.
  const found = (await some.limit(limit + 1).execute()) as (Row & { cursor_key: string[] })[];
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last ? reader.secrets.seal(JSON.stringify(last.cursor_key), purpose).toString('base64url') : null;
  return { list: shown.map(({ cursor_key: _key, ...row }) => row as unknown as Row), next_cursor: next }; // the row without what was added above
}

function beyond(values: readonly string[], keys: readonly SortKey[], order: 'asc' | 'desc'): RawBuilder<SqlBool> {
  const columns = sql.join(keys.map(({ column }) => sql.ref(column)));
  const last = sql.join(keys.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`));
  return sql<SqlBool>`(${columns}) ${sql.raw(order === 'desc' ? '<' : '>')} (${last})`;
}

/** A cursor belongs to one list, with its filters, of one key. */
function purposeOf({ actor }: Reader, list: string, filters: object): string {
  const asked = createHash('sha256').update(JSON.stringify(filters)).digest('base64url');
  return `cursor ${list} ${actor.customerId} ${actorKey(actor)} ${asked}`;
}

const Key = z.array(z.string());

function opened({ secrets }: Reader, cursor: string, purpose: string, length: number): string[] {
  const plain = secrets.unseal(Buffer.from(cursor, 'base64url'), purpose);
  const key = plain === null ? null : Key.parse(JSON.parse(plain));
  if (key?.length !== length) throw new Refusal('request.invalid', {}, [{ path: 'cursor', code: 'cursor', params: {} }]);
  return key;
}
