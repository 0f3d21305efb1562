import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { connect } from '#server/kernel/database.ts';
import { lockDown } from '#server/kernel/lock-down.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, databaseUrl } = await testApp();
const owner = deps.database;
const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
const staff = await make.aStaff('administrator');
for (const { customer_id } of [mine, other]) await make.aProduct(customer_id);
await lockDown(owner.pool);
const app = connect(databaseUrl.replace(/\/\/[^@]*@/, '//quayside_app@'), 2, { owner });

/** What SQL smuggled into a call of this merchant can do. Every statement runs on the connection the call would have. */
async function injected(statements: string, ask: string, token = mine.token, realm = 'merchant'): Promise<unknown[]> {
  const client = await app.pool.connect();
  try {
    await client.query(`begin; select enter('\\x${hashToken(token).toString('hex')}', '${realm}')`);
    if (statements !== '') await client.query(statements);
    return (await client.query<Record<string, unknown>>(ask)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const products = 'select distinct customer_id from products';
const REFUSED = /permission denied|row-level security/;

describe('SQL smuggled into a merchant’s call', () => {
  it('sees the merchant’s own rows, as the call does', async () => {
    expect(await injected('', products)).toEqual([{ customer_id: mine.customer_id }]);
    expect(await injected('', 'select session_user as name')).toEqual([{ name: 'quayside_app' }]);
  });

  it.each([
    ['another customer', `select set_config('app.customer_id', '${other.customer_id}', true)`],
    ['staff', 'set local role quayside_desk'],
    ['staff, with the customer taken off', `set local role quayside_desk; set local app.customer_id = ''`],
    ['a job', 'set local role quayside_system'],
    ['a job, in a transaction of its own', 'commit; begin; set local role quayside_system'],
    ['a job, with an invented seal', `set local app.seal = '${'0'.repeat(64)}'; set local role quayside_system`],
  ])('reads nothing as %s', async (_who, statements) => {
    expect(await injected(statements, products)).toEqual([]);
    for (const table of ['accounts', 'sessions', 'wallet_entries', 'mails'])
      expect(await injected(statements, `select 1 from ${table}`)).toEqual([]);
  });

  it.each(['staff', 'receiving_accounts', 'basic_config', 'exchange_rates'])(
    'does not reach the shared table %s as staff or a job',
    async (table) => {
      for (const role of ['desk', 'system', 'public']) {
        const work = injected(`set local role quayside_${role}`, `select 1 from ${table}`);
        await work.then(
          (rows) => expect(rows).toEqual([]),
          (error: Error) => expect(error.message).toMatch(/permission denied/),
        );
      }
    },
  );

  it('writes nothing as staff or a job', async () => {
    await expect(
      injected('set local role quayside_desk', `insert into products (customer_id) values (${other.customer_id})`),
    ).rejects.toThrow(REFUSED);
    expect(await injected('set local role quayside_desk', `update basic_config set value = 'x' returning 1`)).toEqual([]);
    expect(await injected('set local role quayside_system', 'delete from sessions returning 1')).toEqual([]);
  });

  it('moves no money of another merchant: the functions that lock and write a wallet ask who acts', async () => {
    const lock = (customer: number) => `select balance from lock_wallet(${customer}, 'order', 'SO-1', now())`;
    const write = (customer: number) =>
      `select write_movement(${customer}, 1, 0, 0, 0, 1, now(), '[]', 'order', 'SO-1', false, null, now()) is null as done`;
    expect(await injected('', lock(mine.customer_id))).toHaveLength(1);
    for (const work of [lock, write]) {
      await expect(injected('', work(other.customer_id))).rejects.toThrow(/may not act for customer/);
      for (const role of ['desk', 'system'])
        await expect(injected(`set local role quayside_${role}`, work(other.customer_id))).rejects.toThrow(/may not act for customer/);
      await expect(injected(`set local app.customer_id = '${other.customer_id}'`, work(other.customer_id))).rejects.toThrow(/may not act/);
      await expect(injected('set local role none', work(other.customer_id))).rejects.toThrow(REFUSED);
    }
    const asStaff = (customer: number) => injected('', lock(customer), staff.token, 'desk');
    expect(await asStaff(other.customer_id)).toHaveLength(1);
    await expect(asStaff(-other.customer_id)).rejects.toThrow(/may not act for customer/);
  });

  it('cannot make or find a seal: key, function and the statements of other connections are closed', async () => {
    for (const role of ['', 'set local role none']) {
      await expect(injected(role, 'select * from role_seal')).rejects.toThrow(REFUSED);
      await expect(injected(role, 'select role_key()')).rejects.toThrow(REFUSED);
    }
    await asSystem(app, async () => {
      await expect(injected('', 'select query from pg_stat_activity')).rejects.toThrow(REFUSED);
      await expect(injected('', 'select query from pg_stat_get_activity(null)')).rejects.toThrow(REFUSED);
      await expect(injected('', 'select pg_stat_get_backend_activity(1)')).rejects.toThrow(REFUSED);
    });
    await expect(injected('', 'create temporary table products (customer_id bigint)')).rejects.toThrow(REFUSED);
    await expect(injected('set local role none', 'create table public.evil (a int)')).rejects.toThrow(REFUSED);
  });

  it('cannot become another person without the hash of that person’s token', async () => {
    const found = (token: string, realm: string) =>
      injected(
        'set local role none',
        `select seal from find_caller('\\x${hashToken(token).toString('hex')}', '${realm}') where seal is not null`,
      );
    expect(await found('guessed', 'desk')).toEqual([]);
    expect(await found(staff.token, 'desk')).toHaveLength(1); // the token is the secret, as at the door
    expect(await injected('', 'select distinct customer_id from sessions')).toEqual([{ customer_id: mine.customer_id }]);
  });
});

describe('the seal', () => {
  // Of every role that may use a table: a restrictive policy asks for the seal, or every policy that lets rows pass does.
  it('is asked for by every table that a call or a job may use', async () => {
    const { rows } = await sql<{ name: string; role: string; sealed: boolean }>`
      with policies as (
        select p.polrelid, p.polpermissive, p.polcmd, p.polroles,
               concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~ '(is_sealed|sealed_customer|hidden_customers)\\(\\)' as asks
          from pg_policy p)
      select c.relname as name, r.rolname as role, c.relrowsecurity and (
               exists (select from policies p where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*' and p.asks and r.oid = any(p.polroles))
               or not exists (select from policies p where p.polrelid = c.oid and p.polpermissive and not p.asks
                               and (r.oid = any(p.polroles) or 0 = any(p.polroles)))) as sealed
        from pg_class c, pg_roles r
       where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace
         and r.rolname in ('quayside_public', 'quayside_merchant', 'quayside_desk', 'quayside_system')
         and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`.execute(owner.db);
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter((row) => !row.sealed)).toEqual([]);
  });

  it('is asked for once: no statement of a merchant, of staff or of a job plans two questions for a table with a customer', async () => {
    const { rows } = await sql<{ name: string; role: string; questions: number }>`
      select c.relname as name, r.rolname as role,
             sum((select count(*) from regexp_matches(pg_get_expr(p.polqual, p.polrelid), 'SELECT', 'g')))::int as questions
        from pg_policy p join pg_class c on c.oid = p.polrelid
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and a.attnotnull
        join pg_roles r on r.oid = any(p.polroles)
       group by 1, 2 having sum((select count(*) from regexp_matches(pg_get_expr(p.polqual, p.polrelid), 'SELECT', 'g'))) > 1`.execute(
      owner.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('the server as that login role', () => {
  it('does its work: a job sees every merchant, and a transaction past its deadline is ended', async () => {
    const seen = await asSystem(app, (tx) => tx.selectFrom('products').select('customer_id').distinct().execute());
    expect(new Set(seen.map((row) => row.customer_id))).toEqual(new Set([mine.customer_id, other.customer_id]));
    const sleeping: pg.PoolClient = await app.pool.connect();
    const { rows } = await sleeping.query<{ pid: number; started: string }>('select pg_backend_pid() as pid, now()::text as started');
    await sleeping.query('begin');
    const [opened] = (await sleeping.query<{ started: string }>('select now()::text as started')).rows;
    await app.pool.query('select end_transaction($1, $2)', [rows[0]?.pid, opened?.started]);
    await expect(sleeping.query('select 1')).rejects.toThrow(/terminat|connection|EPIPE|ECONNRESET/);
    sleeping.release(true);
    await app.close();
  });
});
