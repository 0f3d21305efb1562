import type pg from 'pg';

/** Drops a table's indexes, references and triggers and returns how to restore them: ten million rows then take minutes, not an hour. */
export async function withoutIndexes(client: pg.Client, table: string): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ conname: string; definition: string }>(
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f')`,
    [table],
  );
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  );
  for (const { conname } of keys) await client.query(`alter table ${table} drop constraint ${conname}`);
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    await client.query(`alter table ${table} enable trigger user`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { conname, definition } of keys) await client.query(`alter table ${table} add constraint ${conname} ${definition}`);
    for (const { indexdef } of indexes) await client.query(indexdef);
  };
}
