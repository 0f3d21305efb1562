import type pg from 'pg';

const ours = `n.nspname = 'public' and c.relname not like 'kysely\\_%'`;

/** One line for each part of the schema. Positions of columns are left out: a dropped one shifts them without any effect. */
const parts: Readonly<Record<string, string>> = {
  table: `
    select c.relname, concat_ws(' ', c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions::text)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'v', 'm', 'p')`,
  column: `
    select c.relname || '.' || a.attname,
           concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
                     pg_get_expr(d.adbin, d.adrelid), (select collname from pg_collation o where o.oid = a.attcollation))
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where ${ours} and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select c.relname || '.' || k.conname, pg_get_constraintdef(k.oid) || case when k.convalidated then '' else ' not valid' end
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  index: `
    select c.relname, pg_get_indexdef(i.indexrelid) || case when i.indisvalid then '' else ' invalid' end
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  policy: `
    select c.relname || '.' || p.polname,
           concat_ws(' ', p.polcmd, p.polpermissive, (select string_agg(r.rolname, ',' order by r.rolname) from pg_roles r where r.oid = any(p.polroles)),
                     pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
      from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  sequence: `
    select c.relname, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
      from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  'grant on table': `
    select concat_ws(' ', c.relname, a.grantee::regrole, a.privilege_type), a.is_grantable::text
      from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join lateral aclexplode(c.relacl) a where ${ours}`,
  'grant on column': `
    select concat_ws(' ', c.relname || '.' || t.attname, a.grantee::regrole, a.privilege_type), a.is_grantable::text
      from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace
     cross join lateral aclexplode(t.attacl) a where ${ours} and not t.attisdropped`,
  'grant on schema': `
    select concat_ws(' ', n.nspname, a.grantee::regrole, a.privilege_type), a.is_grantable::text
      from pg_namespace n cross join lateral aclexplode(n.nspacl) a where n.nspname = 'public'`,
  function: `
    select p.oid::regprocedure::text, concat_ws(' ', pg_get_functiondef(p.oid), p.proacl::text)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prokind in ('f', 'p')`,
  trigger: `
    select c.relname || '.' || t.tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal`,
  extension: `select extname, extversion from pg_extension`,
};

/** The whole schema as text from the catalogs, in one order: two databases with the same text behave the same. */
export async function schemaText(pool: pg.Pool): Promise<string> {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await pool.query<string[]>({ text: query, rowMode: 'array' });
    lines.push(...rows.map(([name, definition]) => `${part} ${name}: ${definition}`).sort());
  }
  return lines.join('\n');
}
