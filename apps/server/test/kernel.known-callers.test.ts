import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asActor } from '#server/kernel/as-actor.ts';
import { connect } from '#server/kernel/database.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { openKit } from './kit/open.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, databaseUrl, make } = test;
const { db } = deps.database;

type Realm = 'merchant' | 'desk' | 'open';
type Described = { version: string; seal: string; customer_id?: number };

/** What the opening of a call answers, and what the transaction sees after it. */
async function enter(realm: Realm, token: string, { version = '', seal = '' }: Partial<Described> = {}) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      caller: string | null;
    }>`select enter(${hashToken(token)}, ${realm}, ${version}, ${seal}) as caller`.execute(tx);
    const { rows: seen } = await sql<{
      role: string;
      sealed: boolean;
      merchants: number[];
    }>`select current_user as role, is_sealed() as sealed,
      array(select distinct customer_id from accounts order by 1) as merchants`.execute(tx);
    return { answer: rows[0]?.caller ?? null, ...seen[0] };
  });
}

async function describedAs(realm: Realm, token: string): Promise<Described> {
  return JSON.parse((await enter(realm, token)).answer ?? 'null') as Described;
}

const run = (statement: string) => sql.raw(statement).execute(db);

describe('a caller the process knows', () => {
  it('is answered the known version alone, and acts in its role for its own customer', async () => {
    const [main, staff] = [await make.aMerchant(), await make.aStaff()];
    const key = await openKit(test).aKey(main.token, ['products.read']);
    const known = await describedAs('merchant', main.token);
    expect(known.customer_id).toBe(main.customer_id);
    expect(await enter('merchant', main.token, known)).toEqual({
      answer: known.version,
      role: 'quayside_merchant',
      sealed: true,
      merchants: [main.customer_id],
    });
    const knownKey = await describedAs('open', key);
    expect(await enter('open', key, knownKey)).toMatchObject({ answer: knownKey.version, sealed: true, merchants: [main.customer_id] });
    const knownStaff = await describedAs('desk', staff.token);
    expect(await enter('desk', staff.token, knownStaff)).toMatchObject({ answer: knownStaff.version, role: 'quayside_desk', sealed: true });
  });

  it('sees nothing with the seal of another customer, and is described again with the version of another', async () => {
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    const [known, knownOther] = [await describedAs('merchant', mine.token), await describedAs('merchant', other.token)];
    expect(await enter('merchant', mine.token, { ...known, seal: knownOther.seal })).toMatchObject({ sealed: false, merchants: [] });
    const confused = await enter('merchant', mine.token, knownOther);
    expect(JSON.parse(confused.answer ?? '')).toEqual(known);
    expect(confused.merchants).toEqual([mine.customer_id]);
  });

  it('is nobody without a token that lets in, whatever it says it knows, and has no role', async () => {
    const main = await make.aMerchant();
    const known = await describedAs('merchant', main.token);
    for (const [realm, token] of [
      ['merchant', 'guessed'],
      ['desk', main.token],
      ['open', main.token],
    ] as const)
      expect(await enter(realm, token, known)).toMatchObject({ answer: null, sealed: false });
    await run(`delete from sessions where account_id = ${main.account_id}`);
    expect(await enter('merchant', main.token, known)).toMatchObject({ answer: null, sealed: false });
  });

  it('is known to one server only: another one may number its transactions in the same way', async () => {
    const main = await make.aMerchant();
    const { rows } = await sql<{ start: string }>`select pg_postmaster_start_time()::text as start`.execute(db);
    expect((await describedAs('merchant', main.token)).version).toMatch(new RegExp(` ${(rows[0]?.start ?? '-').replaceAll('+', '\\+')}$`));
  });
});

describe('whoever has changed is described again', () => {
  it.each([
    ['the account', (a: number) => `update accounts set language = 'zh_CN' where account_id = ${a}`, 'language'],
    [
      'the session',
      (a: number) => `update sessions set confirmed_at = confirmed_at - interval '1 hour' where account_id = ${a}`,
      'confirmed_at',
    ],
  ])('for a merchant: %s', async (_what, change, field) => {
    const main = await make.aMerchant();
    const known = await describedAs('merchant', main.token);
    await run(change(main.account_id));
    const again: unknown = JSON.parse((await enter('merchant', main.token, known)).answer ?? '');
    expect(again).not.toHaveProperty(field, Reflect.get(known, field));
    expect(again).not.toHaveProperty('version', known.version);
  });

  it.each([
    ['the member of staff', (id: number) => `update staff set name = 'Another name' where staff_id = ${id}`],
    ['the session', (id: number) => `update sessions set remember = not remember where staff_id = ${id}`],
    ['which roles need a second factor', () => `update basic_config set value = 'administrator' where cfg_name = 'second_factor_roles'`],
  ])('for staff: %s', async (_what, change) => {
    const staff = await make.aStaff('administrator');
    const known = await describedAs('desk', staff.token);
    await run(change(staff.staff_id));
    try {
      const again: unknown = JSON.parse((await enter('desk', staff.token, known)).answer ?? '');
      expect({ ...Object(again), version: '' }).not.toEqual({ ...known, version: '' });
    } finally {
      await run(`update basic_config set value = '' where cfg_name = 'second_factor_roles'`);
    }
  });

  it.each([
    ['the integration', (c: number) => `update integrations set warehouse_ids = '{7}' where customer_id = ${c}`],
    ['the key', (c: number) => `update integration_keys set last_used_at = now() where customer_id = ${c}`],
  ])('for a key of an integration: %s', async (_what, change) => {
    const main = await make.aMerchant();
    const key = await openKit(test).aKey(main.token, ['products.read']);
    const known = await describedAs('open', key);
    await run(change(main.customer_id));
    const again: unknown = JSON.parse((await enter('open', key, known)).answer ?? '');
    expect({ ...Object(again), version: '' }).not.toEqual({ ...known, version: '' });
  });

  it('for a key of the settings: the name of the customer', async () => {
    const main = await make.aMerchant();
    const key = await make.anApiKey(main.customer_id);
    const known = await describedAs('open', key);
    await run(`update customers set name = 'Renamed' where customer_id = ${main.customer_id}`);
    expect(JSON.parse((await enter('open', key, known)).answer ?? '')).toMatchObject({ name: 'Renamed' });
  });

  it('for staff who act for a customer: their role; disabled, they are nobody', async () => {
    const [main, staff] = [await make.aMerchant(), await make.aStaff('administrator')];
    const token = await make.aSession({ account_id: main.account_id, customer_id: main.customer_id, acting_staff_id: staff.staff_id });
    const known = await describedAs('merchant', token);
    expect((await enter('merchant', token, known)).answer).toBe(known.version);
    await run(`update staff set role = 'finance' where staff_id = ${staff.staff_id}`);
    expect(JSON.parse((await enter('merchant', token, known)).answer ?? '')).toMatchObject({ staff_role: 'finance' });
    await run(`update staff set status = 'disabled' where staff_id = ${staff.staff_id}`);
    expect((await enter('merchant', token, known)).answer).toBeNull();
  });

  it('a customer that is paused lets nobody in', async () => {
    const main = await make.aMerchant();
    const key = await openKit(test).aKey(main.token, ['products.read']);
    const [known, knownKey] = [await describedAs('merchant', main.token), await describedAs('open', key)];
    await run(`update customers set status = 'paused' where customer_id = ${main.customer_id}`);
    expect((await enter('merchant', main.token, known)).answer).toBeNull();
    expect((await enter('open', key, knownKey)).answer).toBeNull();
  });
});

it('more strangers at once than there are connections are all let in: who they are takes no second connection', async () => {
  const small = connect(databaseUrl, 2, { withinMs: 2000 });
  try {
    const merchants = await Promise.all(Array.from({ length: 8 }, () => make.aMerchant()));
    const names = merchants.map(({ token }) => asActor(small, 'read only', 'merchant', hashToken(token), async ({ actor }) => actor.email));
    expect(await Promise.all(names)).toEqual(merchants.map(({ email }) => email));
  } finally {
    await small.close();
  }
});
