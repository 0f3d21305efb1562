import type pg from 'pg';

/** As large as an index of a million rows needs for sorting; taken only while one is made. */
const SORT_MEMORY = '256MB';

/**
 * Takes away the indexes and references of all tables and returns how to make them again, with the same names. Made once over all rows
 * they take a fraction of what they take row by row; a row without its counterpart is refused then as it would be before. Keys stay.
 */
export async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by indrelid, indexrelid`,
  );
  await each(client, [
    ...references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
  ]);
  return () =>
    each(client, [
      `set local maintenance_work_mem = '${SORT_MEMORY}'`,
      // References after the indexes: one may be checked against a unique index.
      ...indexes.map(({ definition }) => definition),
      ...references.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ]);
}

async function each(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
