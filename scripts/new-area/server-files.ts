import type { Files, Names } from './names.ts';

export function serverFiles(names: Names, stamp: string): Files {
  const { name, calls, one, Many, One, id, words } = names;
  const folder = `apps/server/src/areas/${name}/${name}`;
  return {
    [`apps/server/migrations/${stamp}_${names.table}.sql`]: migration(names),
    [`${folder}.queries.ts`]: queries(names),
    [`${folder}.service.ts`]: `import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import * as ${calls} from './${name}.queries.ts';

/** The merchant's ${words.many}, newest first. */
export function list${Many}({ tx, actor }: MerchantCtx, input: Parameters<typeof ${calls}.${one}Page>[2]) {
  return ${calls}.${one}Page(tx, actor.customerId, input);
}

export async function get${One}({ tx, actor }: MerchantCtx, { ${id} }: { ${id}: number }) {
  return found(await ${calls}.${one}(tx, actor.customerId, ${id}));
}
`,
    [`${folder}.handlers.ts`]: `import { ${calls}Calls } from '@quayside/contract/${name}/${name}.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { get${One}, list${Many} } from './${name}.service.ts';

export const ${calls}Handlers = handlers(${calls}Calls, { list: list${Many}, get: get${One} });
`,
    [`${folder}.demo.ts`]: `import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { insert${Many} } from './${name}.queries.ts';

/** A few ${words.many} to look at. */
const fill${Many}: DemoFill = ({ tx, now }, customerId) =>
  insert${Many}(tx, customerId, [
    { name: 'First ${words.one}', created_at: now },
    { name: 'Second ${words.one}', created_at: now },
  ]);

export const ${calls}Demo = [fill${Many}];
`,
    [`apps/server/test/${name}.test.ts`]: serverTest(names),
    [`apps/server/test/${name}.foreign.ts`]: foreignFile(names),
  };
}

function migration({ table, id, words }: Names): string {
  return `-- The ${words.many} of a merchant. Lists go by the primary key, backwards.
create table ${table} (
  customer_id bigint not null references customers,
  ${id} bigint generated always as identity (start with 100001),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  primary key (customer_id, ${id})
);
create index ${table}_by_name on ${table} (customer_id, name, ${id} desc);
call protect_tenant_table('${table}');
grant select, insert, update on ${table} to quayside_merchant, quayside_desk, quayside_system;
`;
}

function queries({ one, Many, id, table }: Names): string {
  return `import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';

const columns = ['${id}', 'name', 'created_at'] as const;

export function ${one}Page(tx: Tx, customerId: number, input: Page<'${id}'> & { name?: string | undefined }) {
  let rows = tx.selectFrom('${table}').select(columns).where('customer_id', '=', customerId);
  if (input.name) rows = rows.where('name', '=', input.name);
  return pageQuery(tx, rows, input, { ${id}: '${id}' }, '${id}');
}

export function ${one}(tx: Tx, customerId: number, id: number) {
  return tx.selectFrom('${table}').select(columns).where('customer_id', '=', customerId).where('${id}', '=', id).executeTakeFirst();
}

type New = { name: string; created_at: Date };

export async function insert${Many}(tx: Tx, customer_id: number, rows: readonly New[]): Promise<void> {
  await tx
    .insertInto('${table}')
    .values(rows.map((row) => ({ ...row, customer_id })))
    .execute();
}
`;
}

function foreignFile({ name, calls, id, table, words }: Names): string {
  return `import type { ForeignRows } from './kit/foreign-rows.ts';

/** A ${words.one} of another merchant: kernel.foreign-ids.test.ts tries these calls with it. */
export const ${calls}Foreign: ForeignRows = {
  calls: ['${name}.get'],
  make: (db, customer_id) =>
    db.insertInto('${table}').values({ customer_id, name: 'X', created_at: new Date() }).returning('${id}').executeTakeFirstOrThrow(),
};
`;
}

function serverTest({ name, calls, Many, id, table, words }: Names): string {
  return `import { describe, expect, it } from 'vitest';
import { ${calls}Calls } from '@quayside/contract/${name}/${name}.calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { list, get } = ${calls}Calls;

async function with${Many}(...names: string[]) {
  const merchant = await make.aMerchant();
  const values = names.map((one) => ({ customer_id: merchant.customer_id, name: one, created_at: new Date() }));
  const rows = await deps.database.db.insertInto('${table}').values(values).returning('${id}').execute();
  return { ...merchant, ids: rows.map((row) => row.${id}) };
}

describe('${words.many}', () => {
  it('are listed newest first and found by name', async () => {
    const { token } = await with${Many}('A', 'B');
    expect((await send(list, {}, token)).content).toMatchObject({ count: 2, list: [{ name: 'B' }, { name: 'A' }] });
    expect((await send(list, { name: 'A' }, token)).content.list.map((row) => row.name)).toEqual(['A']);
  });

  it('are read one by one', async () => {
    const { token, ids } = await with${Many}('A');
    expect((await send(get, { ${id}: ids[0] ?? 0 }, token)).content).toEqual({ ${id}: ids[0], name: 'A', created_at: expect.any(String) });
  });

  it("are nobody else's", async () => {
    const [mine, other] = [await with${Many}('A'), await with${Many}('B')];
    expect((await send(list, {}, mine.token)).content.list.map((row) => row.name)).toEqual(['A']);
    expect(await send(get, { ${id}: other.ids[0] ?? 0 }, mine.token)).toMatchObject({ status: 404, error_code: 1004 });
  });

  it('need the permission', async () => {
    const { customer_id, ids } = await with${Many}('A');
    const without = await make.anAccount(customer_id, 'internal');
    const reader = await make.anAccount(customer_id, 'internal', ['${name}.read']);
    expect((await send(list, {}, reader.token)).content.count).toBe(1);
    expect(await send(list, {}, without.token)).toMatchObject({ status: 403, error_code: 1003 });
    expect(await send(get, { ${id}: ids[0] ?? 0 }, without.token)).toMatchObject({ status: 403, error_code: 1003 });
  });
});
`;
}
