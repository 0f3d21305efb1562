import { connect } from '../../apps/server/src/kernel/database.ts';
import { migrate } from '../../apps/server/src/kernel/migrate.ts';
import { administer, temporaryServer } from '../../tools/temporary-database.ts';

export type Table = { readonly table: string; /** Null without the column. */ readonly customer: 'always' | 'sometimes' | null };
/** Columns in their order; null stands for an expression. */
export type UniqueIndex = {
  readonly table: string;
  readonly index: string;
  readonly columns: readonly (string | null)[];
  /** The condition of a partial index. */ readonly condition: string | null;
};
export type ForeignKey = {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
};
export type Schema = {
  readonly tables: readonly Table[];
  readonly uniques: readonly UniqueIndex[];
  readonly foreignKeys: readonly ForeignKey[];
};

const TABLES = `
  select c.relname as table, case when a.attnotnull then 'always' when a.attname is not null then 'sometimes' end as customer
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely_%'
   order by c.relname`;
const UNIQUES = `
  select c.relname as table, i.relname as index,
         array(select a.attname::text from unnest(x.indkey::int2[]) with ordinality as k (attnum, at)
                 left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
                where k.at <= x.indnkeyatts order by k.at) as columns,
         pg_get_expr(x.indpred, x.indrelid) as condition
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
   where c.relnamespace = 'public'::regnamespace and x.indisunique and not c.relispartition and c.relname not like 'kysely_%'
   order by c.relname, i.relname`;
const FOREIGN_KEYS = `
  select k.conrelid::regclass::text as table, k.conname as name, k.confrelid::regclass::text as target,
         array(select a.attname::text from unnest(k.conkey) with ordinality as n (attnum, at)
                 join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.attnum order by n.at) as columns,
         array(select a.attname::text from unnest(k.confkey) with ordinality as n (attnum, at)
                 join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.attnum order by n.at) as "targetColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not c.relispartition
   order by 1, 2`;

/** The schema as the migrations make it, from a database of its own that is gone afterwards. */
export async function migratedSchema(): Promise<Schema> {
  const server = await temporaryServer();
  const name = 'quayside_sharding';
  await administer(server, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const { db, pool, close } = connect(server.url(name), 2);
  try {
    await migrate(db);
    return {
      tables: (await pool.query<Table>(TABLES)).rows,
      uniques: (await pool.query<UniqueIndex>(UNIQUES)).rows,
      foreignKeys: (await pool.query<ForeignKey>(FOREIGN_KEYS)).rows,
    };
  } finally {
    await close();
    await administer(server, `drop database ${name} with (force)`);
    await server.stop();
  }
}
