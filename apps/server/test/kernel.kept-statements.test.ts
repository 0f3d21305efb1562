import { mkdtempSync, rmSync } from 'node:fs';
import { connect as dial, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { connect, send, type Database, type Tx } from '#server/kernel/database.ts';
import { openDeps } from '#server/kernel/open-deps.ts';
import { together } from '#server/kernel/together.ts';
import { asPublic, asSystem, becomeDesk } from '#server/kernel/transaction.ts';
import { freshDatabase } from './kit/fresh-database.ts';

/** One connection, so that every transaction uses the same one. */
const database = await freshDatabase(1);
const owner = connect(database.url, 1);
afterAll(() => owner.close());

beforeAll(async () => {
  await sql`create table shelf (place int, name text)`.execute(owner.db);
  await sql`insert into shelf values (1, 'left')`.execute(owner.db);
  await sql`grant select, insert on shelf to quayside_public, quayside_system, quayside_desk`.execute(owner.db);
});

type Kept = { readonly statement: string; readonly plans: number };

/** What PostgreSQL keeps for the connection, by a statement that is not kept itself. */
async function keptOn(on: Database, like: string): Promise<Kept[]> {
  const { rows } = await asSystem(on, (tx) =>
    sql
      .raw<Kept>(`select statement, generic_plans as plans from pg_prepared_statements where statement like '%${like}%' order by 1`)
      .execute(tx),
  );
  return rows;
}

const read = (tx: Tx, place = 1) => sql<{ place: number }>`select * from shelf where place = ${place}`.execute(tx).then(({ rows }) => rows);
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await work();
};

it('a statement is kept from the second time it is sent, and from the seventh on it is not planned again', async () => {
  const once = () => asSystem(database, (tx) => sql`select name from shelf where place = ${1}`.execute(tx));
  await once();
  expect(await keptOn(database, 'select name from')).toEqual([]);
  await once();
  const statement = '/* quayside_system */ select name from shelf where place = $1';
  expect(await keptOn(database, 'select name from')).toEqual([{ statement, plans: 0 }]);
  await times(5, once);
  expect(await keptOn(database, 'select name from')).toEqual([{ statement, plans: 1 }]);
});

it('each role keeps its own, also a role that a transaction puts on later', async () => {
  const seal = await database.sealer();
  const ask = (tx: Tx) => sql`select name as of_role from shelf where place = ${1}`.execute(tx);
  await times(2, () => asSystem(database, ask));
  await times(2, () =>
    asPublic(database, 'read only', async (tx) => {
      await ask(tx);
      await becomeDesk(tx, seal);
      await ask(tx);
    }),
  );
  const roles = (await keptOn(database, 'of_role from shelf')).map(({ statement }) => statement.slice(0, 22));
  expect(roles).toEqual(['/* quayside_desk */ se', '/* quayside_public */ ', '/* quayside_system */ ']);
});

it('a write that is only sent is kept too', async () => {
  await times(2, () => asSystem(database, (tx) => send(tx, sql`insert into shelf values (${2}, 'right')`)));
  expect(await keptOn(database, 'insert into shelf')).toHaveLength(1);
});

it('a transaction whose statement a migration has outdated is done again, also when it is sent twice side by side', async () => {
  await times(3, () => asSystem(database, (tx) => read(tx)));
  await sql`alter table shelf add column height int default 7`.execute(owner.db);
  let tries = 0;
  const rows = await asSystem(database, (tx) => {
    tries++;
    return read(tx);
  });
  expect([tries, rows]).toEqual([2, [{ place: 1, name: 'left', height: 7 }]]);
  await times(3, () => asSystem(database, (tx) => read(tx)));
  await sql`alter table shelf add column depth int`.execute(owner.db);
  const both = await asSystem(database, (tx) => together(read(tx), read(tx)));
  expect(both.map(([first]) => Object.keys(first ?? {}))).toEqual([
    ['place', 'name', 'height', 'depth'],
    ['place', 'name', 'height', 'depth'],
  ]);
});

it('of 450 statements the last 400 are kept, and those given up are read again', async () => {
  const ask = (n: number) => asSystem(database, (tx) => sql`select ${n}::int as ${sql.raw(`of_many_${n}`)}`.execute(tx));
  for (let n = 0; n < 450; n++) await times(2, () => ask(n));
  const kept = (await keptOn(database, 'of_many_')).map(({ statement }) => Number(statement.split('_').at(-1)));
  expect(kept.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, n) => n + 50));
  expect((await ask(0)).rows).toEqual([{ of_many_0: 0 }]);
  expect(await keptOn(database, 'of_many_')).toHaveLength(400);
});

it('when the first of several statements fails, a kept one behind it is not taken for the reason', async () => {
  const ask = (tx: Tx) => sql`select name as behind from shelf where place = ${1}`.execute(tx);
  await asSystem(database, ask);
  const late = async (tx: Tx) => {
    await Promise.resolve();
    return ask(tx);
  };
  // The one listed first is sent last: behind the failure PostgreSQL does not know the statement it was to keep.
  const failing = asSystem(database, (tx) => together(late(tx), sql`select 1 / 0`.execute(tx), ask(tx)));
  await expect(failing).rejects.toThrow('division by zero');
  expect((await asSystem(database, ask)).rows).toEqual([{ behind: 'left' }]);
});

it.each([
  ['nothing is kept where DATABASE_KEEPS_STATEMENTS is 0, at the replica neither', '0', 0],
  ['statements are kept where it is 1', '1', 1],
  ['statements are kept where it is not set and there is no pooler', undefined, 1],
])('%s', async (_title, DATABASE_KEEPS_STATEMENTS, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-kept-'));
  const env = { DATABASE_URL: database.url, DATABASE_READ_URL: database.url, DATA_DIR: folder, DEMO: '0', DATABASE_KEEPS_STATEMENTS };
  const { deps, close } = await openDeps(readConfig(env, folder), () => {});
  for (const on of [deps.database, deps.replica?.database ?? null]) {
    // One transaction, so that all of it is on one connection.
    const kept = await asSystem(on ?? database, async (tx) => {
      await times(3, () => sql`select name as by_setting from shelf where place = ${1}`.execute(tx));
      return sql`select from pg_prepared_statements where statement like '%by_setting%'`.execute(tx);
    });
    expect([on === null, kept.rows.length]).toEqual([false, count]);
  }
  await close();
  rmSync(folder, { recursive: true });
});

it('nothing is kept behind a pooler, which names itself as the process that answers, unless the setting says so', async () => {
  const pooler = await poolerTo(database.url);
  const own = connect(pooler.url, 1, { owner: database });
  await times(3, () => asSystem(own, (tx) => read(tx)));
  expect(await keptOn(own, 'shelf')).toEqual([]);
  await own.close();
  const chosen = connect(pooler.url, 1, { owner: database, keepsStatements: true });
  await times(3, () => asSystem(chosen, (tx) => read(tx)));
  expect(await keptOn(chosen, 'shelf')).toHaveLength(1);
  await chosen.close();
  pooler.end();
});

/** Passes everything on, as a pooler does, and says it is process 1. */
async function poolerTo(url: string) {
  const { host, port, user, database: name } = new pg.Client({ connectionString: url });
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      // BackendKeyData: its letter, its length of twelve bytes, the process, the key.
      const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (at >= 0) chunk.writeUInt32BE(1, at + 5);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own = (server.address() as AddressInfo).port; // it listens on a port
  return { url: `postgres://${user}@127.0.0.1:${own}/${name}`, end: () => server.close() };
}
