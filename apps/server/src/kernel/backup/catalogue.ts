import type pg from 'pg';

export type Table = { readonly name: string; readonly columns: readonly string[] };
export type Sequence = { readonly name: string; readonly last_value: string; readonly is_called: boolean };

/** The migrator's own tables are recreated by the migrations. */
const NOT_OURS = `relname not like 'kysely\\_%'`;

/** Every table with its non-generated columns, referenced tables first. A deferrable reference is checked when all rows are there. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and ${NOT_OURS}
     group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as "from", t.relname as "to"
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid and not k.condeferrable`);
  return inOrder(tables, references);
}

function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const sorted: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = ({ name }: Table) => references.some(({ from, to }) => from === name && left.some((one) => one.name === to));
    const free = left.filter((table) => !waits(table));
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** The current value of each table's sequence. Numbers handed out but not used stay skipped. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' and ${NOT_OURS} order by relname`,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<Sequence, 'name'>>(`select last_value::text, is_called from public.${quoted(name)}`);
    found.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return found;
}

/** The migrations applied to a database, oldest first; null when it was never migrated. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[] | null> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('public.kysely_migration') is not null as there`);
  if (!there.rows[0]?.there) return null;
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map((row) => row.name);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function copyColumns({ name, columns }: Table): string {
  return `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
