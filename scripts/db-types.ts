// Generates the table types from a freshly migrated database, so that queries and tables stay in sync.
// `--verify` only compares: CI fails when a migration has no updated types.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../apps/server/src/kernel/database.ts';
import { migrate } from '../apps/server/src/kernel/migrate.ts';
import { administer, temporaryServer } from '../tools/temporary-database.ts';

const target = join(import.meta.dirname, '../apps/server/src/kernel/tables.generated.ts');
const types: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  text: 'string',
  bool: 'boolean',
  uuid: 'string',
  tsvector: 'string',
  timestamptz: 'Date',
  date: 'string',
  numeric: 'string',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  _text: 'string[]',
  _int4: 'number[]',
  _int8: 'number[]',
};
type Column = { table_name: string; column_name: string; udt: string; nullable: boolean; filled: boolean; check: string | null };

const server = await temporaryServer();
const name = 'quayside_types';
await administer(server, `drop database if exists ${name} with (force)`, `create database ${name}`);
const { db, pool, close } = connect(server.url(name), 2);
await migrate(db);
const { rows } = await pool.query<Column>(`
  select c.table_name, c.column_name, c.udt_name as udt, c.is_nullable = 'YES' as nullable,
         c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as filled,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = format('public.%I', c.table_name)::regclass and k.contype = 'c'
             and k.conkey = array[c.ordinal_position]::int2[] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[''%' limit 1) as check
    from information_schema.columns c
   where c.table_schema = 'public' and c.table_name not like 'kysely_%'
     and exists (select from pg_tables t where t.schemaname = 'public' and t.tablename = c.table_name)
   order by c.table_name, c.ordinal_position`);
await close();
await administer(server, `drop database ${name} with (force)`);
await server.stop();

function typeOf(column: Column): string {
  const words = [...(column.check ?? '').matchAll(/'([^']+)'::text/g)].map((found) => `'${found[1]}'`);
  const base = words.length > 0 ? words.join(' | ') : types[column.udt];
  if (!base)
    throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type for ${column.udt}; add one to scripts/db-types.ts`);
  const whole = column.nullable && base !== 'unknown' ? `${base} | null` : base;
  if (column.filled) return `Generated<${whole}>`;
  return column.udt.startsWith('json') ? 'JsonColumn' : whole;
}

const tables = Map.groupBy(rows, (row) => row.table_name);
const body = [...tables].map(
  ([table, columns]) => `  ${table}: {\n${columns.map((c) => `    ${c.column_name}: ${typeOf(c)};`).join('\n')}\n  };`,
);
const file = `// Written by \`npm run db:types\` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as its JSON text. */
type JsonColumn = ColumnType<unknown, string | null, string | null>;

export type Tables = {
${body.join('\n')}
};
`;
const formatted = execFileSync('oxfmt', ['--stdin-filepath', 'tables.generated.ts'], { input: file, encoding: 'utf8' });
if (!process.argv.includes('--verify')) writeFileSync(target, formatted);
else if (readFileSync(target, 'utf8') !== formatted) {
  console.error('tables.generated.ts does not match the migrations: run `npm run db:types`.');
  process.exit(1);
}
