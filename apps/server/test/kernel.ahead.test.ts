import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsOpenCalls } from '@quayside/contract/products/products.open-calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { lastKnown, learn } from '#server/kernel/callers.ts';
import { writeRequests } from '#server/kernel/open-requests.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { hashToken } from '#server/kernel/tokens.ts';
import { asActor, type Opened } from '#server/kernel/as-actor.ts';
import type { Access } from '#server/kernel/transaction.ts';
import { openKit } from './kit/open.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, make, send } = test;
const { db } = deps.database;

const enter = <Result>(token: string, work: (opened: Opened) => Promise<Result>, access: Access = 'read only') =>
  asActor(deps.database, access, 'merchant', hashToken(token), work, { ahead: true });
const nameOf = ({ actor, tx }: Opened) =>
  sql<{ role: string }>`select current_user as role`.execute(tx).then(({ rows }) => `${actor.email} as ${rows[0]?.role}`);

/** Nobody is let in while `work` runs: the question who calls waits for a lock. */
async function whileNobodyIsLetIn(work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx);
    await work();
  });
}

const moment = () => new Promise((later) => setTimeout(later, 60));

it('a second read begins before the database has said who calls, and is answered after it has', async () => {
  const one = await make.aMerchant();
  let [begun, certain] = [0, 0];
  const work = (opened: Opened) => {
    begun++;
    opened.whenCertain(() => certain++);
    return nameOf(opened);
  };
  const first = await enter(one.token, work);
  expect(first).toBe(`${one.email} as quayside_merchant`);
  let answered = false;
  let second: Promise<string> | undefined;
  await whileNobodyIsLetIn(async () => {
    second = enter(one.token, work).finally(() => (answered = true));
    await expect.poll(() => begun).toBe(2);
    await moment();
    expect([answered, certain]).toEqual([false, 1]);
  });
  expect(await second).toBe(first);
  expect([begun, certain]).toEqual([2, 2]);
});

it('a first read, and a write, wait until the database has said who calls', async () => {
  const [fresh, known] = [await make.aMerchant(), await make.aMerchant()];
  await enter(known.token, nameOf);
  const begun: string[] = [];
  const note = async ({ actor }: Opened) => void begun.push(actor.email);
  const waiting: Promise<unknown>[] = [];
  await whileNobodyIsLetIn(async () => {
    waiting.push(enter(fresh.token, note), enter(known.token, note, 'read write'));
    await moment();
    expect(begun).toEqual([]);
  });
  await Promise.all(waiting);
  expect(begun.toSorted()).toEqual([fresh.email, known.email].toSorted());
});

it('whoever changed in between is served as who they are now, and never as who they were', async () => {
  const one = await make.aMerchant();
  await enter(one.token, nameOf);
  await db
    .updateTable('accounts')
    .set({ email: `new-${one.email}` })
    .where('account_id', '=', one.account_id)
    .execute();
  const seen: string[] = [];
  const certain: string[] = [];
  const name = await enter(one.token, (opened) => {
    seen.push(opened.actor.email);
    opened.whenCertain(() => certain.push(opened.actor.email));
    return nameOf(opened);
  });
  expect(seen).toEqual([one.email, `new-${one.email}`]);
  expect([name, certain]).toEqual([`new-${one.email} as quayside_merchant`, [`new-${one.email}`]]);
});

it('what the work refuses is refused, but not to somebody who has changed since', async () => {
  const one = await make.aMerchant();
  await enter(one.token, nameOf);
  const refusing = async ({ actor }: Opened) => {
    if (actor.email === one.email) throw new Refusal('permission.denied');
    return actor.email;
  };
  await expect(enter(one.token, refusing)).rejects.toMatchObject({ code: 'permission.denied' });
  await db
    .updateTable('accounts')
    .set({ email: `other-${one.email}` })
    .where('account_id', '=', one.account_id)
    .execute();
  expect(await enter(one.token, refusing)).toBe(`other-${one.email}`);
});

it('a connection that fails while the work is ahead fails the call once, and the next call is served', async () => {
  const one = await make.aMerchant();
  await enter(one.token, nameOf);
  const end = ({ tx }: Opened) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await db.schema.createTable('nothing_here').addColumn('one', 'integer').execute();
  await expect(enter(one.token, ({ tx }) => sql`select * from nothing_here`.execute(tx))).rejects.toThrow('permission denied');
  await expect(enter(one.token, end)).rejects.toThrow();
  expect(await enter(one.token, nameOf)).toBe(`${one.email} as quayside_merchant`);
});

it('a process remembers the last ten thousand owners of tokens, and nobody whose session has ended', async () => {
  const caller = {
    version: '1',
    seal: '',
    kind: 'main',
    name: 'Mei Lin',
    customer_id: 7,
    permissions: [],
    last_seen_at: '2026-11-19',
    confirmed_at: '2026-11-19',
  };
  const many = {};
  for (let at = 0; at <= 10_000; at++) learn(many, `token ${at}`, JSON.stringify(caller));
  expect([0, 1, 10_000].map((at) => lastKnown(many, `token ${at}`) !== null)).toEqual([false, true, true]);
  const one = await make.aMerchant();
  const place = `merchant ${hashToken(one.token).toString('hex')}`;
  await enter(one.token, nameOf);
  expect(lastKnown(deps.database, place)?.actor.email).toBe(one.email);
  await db.deleteFrom('sessions').where('account_id', '=', one.account_id).execute();
  await expect(enter(one.token, nameOf)).rejects.toMatchObject({ code: 'session.expired' });
  expect(lastKnown(deps.database, place)).toBeNull();
});

it('a session that ended in between reads nothing', async () => {
  const one = await make.aMerchant();
  await make.aProduct(one.customer_id);
  const list = () => send(productsCalls.list, {}, one.token);
  expect((await list()).content.list).toHaveLength(1);
  expect((await list()).content.list).toHaveLength(1);
  await db.deleteFrom('sessions').where('account_id', '=', one.account_id).execute();
  expect(await list()).toMatchObject({ status: 401, content: { code: 'session.expired' } });
});

it('a permission that was taken away or given in between counts at the next read', async () => {
  const main = await make.aMerchant();
  const clerk = await make.anAccount(main.customer_id, 'internal', ['products.read']);
  const read = () => send(warningEmailsCalls.getSetting, {}, clerk.token);
  const permit = (...permissions: string[]) =>
    db.updateTable('accounts').set({ permissions }).where('account_id', '=', clerk.account_id).execute();
  expect((await read()).content).toMatchObject({ code: 'permission.denied' });
  await permit('warning-emails.read');
  expect((await read()).error_code).toBe(0);
  await permit();
  expect((await read()).content).toMatchObject({ code: 'permission.denied' });
});

it('a supplier sees the SKUs it has now', async () => {
  const main = await make.aMerchant();
  const supplier = await make.anAccount(main.customer_id, 'supplier', ['products.read']);
  const [mine, other] = [await make.aProduct(main.customer_id), await make.aProduct(main.customer_id)];
  const skus = (...some: string[]) =>
    db.updateTable('accounts').set({ skus: some }).where('account_id', '=', supplier.account_id).execute();
  const list = async () => (await send(productsCalls.list, {}, supplier.token)).content.list.map(({ sku }) => sku);
  await skus(mine.sku);
  expect([await list(), await list()]).toEqual([[mine.sku], [mine.sku]]);
  await skus(other.sku);
  expect(await list()).toEqual([other.sku]);
});

it('whoever has not changed is begun with once: a person, a member of staff, a key of the settings and one of an integration', async () => {
  const main = await make.aMerchant();
  const { token: staff } = await make.aStaff();
  const tokens = [
    ['merchant', main.token],
    ['desk', staff],
    ['open', await make.anApiKey(main.customer_id)],
    ['open', await openKit(test).aKey(main.token, ['products.read'])],
  ] as const;
  for (const [realm, token] of tokens) {
    let begun = 0;
    const note = async () => void begun++;
    for (let call = 0; call < 3; call++) {
      await asActor(deps.database, 'read only', realm, hashToken(token), note, { ahead: true });
      await moment();
    }
    expect([realm, begun]).toEqual([realm, 3]);
  }
});

it('a key that was deleted in between reads nothing, and its request is not in the log of the merchant', async () => {
  const main = await make.aMerchant();
  const { ask, aKey } = openKit(test);
  const key = await aKey(main.token, ['products.read']);
  expect((await ask(productsOpenCalls.openList, {}, key)).status).toBe(200);
  await db.deleteFrom('integration_keys').where('customer_id', '=', main.customer_id).execute();
  expect(await ask(productsOpenCalls.openList, {}, key)).toMatchObject({ status: 401, problem: { code: 'key.unknown' } });
  await writeRequests(deps);
  const noted = await db.selectFrom('open_requests').select('status').where('customer_id', '=', main.customer_id).execute();
  expect(noted).toEqual([{ status: 200 }]);
});
