import { sql, type RawBuilder } from 'kysely';

export type BulkRow = Readonly<Record<string, unknown>>;
export type Bulk = { readonly columns: RawBuilder<unknown>; readonly values: RawBuilder<unknown>; readonly from: RawBuilder<unknown> };

/**
 * Many rows with the same columns for one `insert into t (columns) select values from from`. A column is one array, or one value where all
 * rows are alike, as most columns of a file are: PostgreSQL reads that several times as fast as the rows in JSON, and no number of rows
 * reaches its limit of parameters. `types` names the types that are not text; columns in `joined` are only in `from`, as columns of `r`.
 */
export function bulkRows(rows: readonly BulkRow[], types: Readonly<Record<string, string>>, joined: readonly string[] = []): Bulk {
  const first = rows[0] ?? {};
  const names = Object.keys(first);
  const isAlike = (name: string) => !joined.includes(name) && rows.every((row) => row[name] === first[name]);
  const typeOf = (name: string) => sql.raw(types[name] ?? 'text');
  const alike = new Set(names.filter(isAlike));
  const written = names.filter((name) => !joined.includes(name));
  const various = names.filter((name) => !alike.has(name));
  const arrays = various.map((name) => sql`${arrayText(rows.map((row) => row[name]))}::${typeOf(name)}[]`);
  const places = sql`${arrayText(rows.map((_, place) => place))}::int[]`; // so that rows without any difference are counted too
  return {
    columns: sql.join(written.map((name) => sql.ref(name))),
    values: sql.join(written.map((name) => (alike.has(name) ? sql`${first[name] ?? null}::${typeOf(name)}` : sql.ref(`r.${name}`)))),
    from: sql`unnest(${sql.join([places, ...arrays])}) r (${sql.join([sql.ref('place'), ...various.map((name) => sql.ref(name))])})`,
  };
}

/** An array as PostgreSQL reads it. The driver's own way takes a third of the time in which five thousand orders are sent. */
function arrayText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join(',')}}`;
}

const special = /["\\]/;

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return `"${value.toISOString()}"`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${special.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
}
