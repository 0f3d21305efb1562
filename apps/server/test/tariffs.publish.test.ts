import { beforeAll, describe, expect, it } from 'vitest';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import type { Tariff } from '@quayside/domain/quotes/tariff';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { tariffAt } from '#server/areas/tariffs/tariffs.public.ts';
import { approvalKit } from './kit/approvals.ts';
import { bookOf, tariffKit, xlsxOf } from './kit/tariff-books.ts';
import { testTariff } from './kit/tariffs.ts';
import { testApp } from './kit/test-app.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { bring } = tariffKit(testing);
const { agree, decide } = approvalKit(testing);
const { db } = deps.database;
const [finance, second] = [await make.aStaff('finance'), await make.aStaff('finance')];
beforeAll(() => void work());

const { deskPublish, deskDelete, deskList, deskCompare, deskGet } = tariffsDeskCalls;
const today = dayOf(new Date());
const inDays = (days: number) => dayOf(startOfDay(today, days));
let serial = 0;

/** A draft with these days, imported from a workbook. */
async function aDraft(first_day: string, last_day: string, change: Partial<Tariff> = {}) {
  const name = `DRAFT-${++serial}`;
  const tariff = { ...testTariff, ...change, fuel: testTariff.fuel.map((row) => ({ ...row, from_day: '2020-01-01' })).slice(0, 1) };
  const done = await bring(await xlsxOf(bookOf(tariff, { version: name, first_day, last_day })), finance.token);
  expect(done).toMatchObject({ state: 'imported', fault_count: 0 });
  return { version_id: done.version_id ?? 0, name };
}
const propose = (version_id: number) => send(deskPublish, { version_id, reason: 'New year' }, finance.token);
const daysOf = (name: string) =>
  db.selectFrom('tariff_versions').select(['first_day', 'last_day', 'state']).where('name', '=', name).executeTakeFirst();
/** Back to the one version of the test database. */
async function onlyTest() {
  await db.deleteFrom('approvals').where('kind', '=', 'tariff').execute();
  await db.deleteFrom('tariff_versions').where('name', '<>', 'TEST').execute();
  await db.updateTable('tariff_versions').set({ last_day: '2099-12-31' }).where('name', '=', 'TEST').execute();
}

describe('the publication of a tariff', () => {
  it('needs a second person, ends the running version the day before, and then prices from its first day on', async () => {
    await onlyTest();
    const { version_id, name } = await aDraft(inDays(10), inDays(400));
    const asked = await propose(version_id);
    expect(asked.status).toBe(200);
    const { approval_id } = asked.content;
    expect(await daysOf(name)).toMatchObject({ state: 'draft' });
    expect((await send(deskGet, { version_id }, finance.token)).content).toMatchObject({ waiting: 1, state: 'draft' });
    expect((await agree(approval_id, finance.token)).status).toBe(403);
    expect((await propose(version_id)).error_code).toBe(4054);
    const [shown] = (await send(approvalsDeskCalls.deskList, { state: 'proposed' }, second.token)).content.list;
    expect(shown).toMatchObject({ kind: 'tariff', reason: 'New year' });
    expect(shown?.changes).toEqual(expect.arrayContaining([{ field: 'tariff', before: 'TEST', after: name }]));
    expect((await agree(approval_id, second.token)).status).toBe(200);
    expect(await daysOf('TEST')).toMatchObject({ last_day: inDays(9), state: 'published' });
    expect(await daysOf(name)).toMatchObject({ first_day: inDays(10), last_day: inDays(400), state: 'published' });
    const on = (days: number) => deps.database.db.transaction().execute((tx) => tariffAt(tx, startOfDay(inDays(days))));
    expect([(await on(9))?.name, (await on(10))?.name]).toEqual(['TEST', name]);
    const [row] = (await send(deskList, {}, finance.token)).content.list;
    expect(row).toMatchObject({ name, published_by: expect.stringMatching(/^Staff/), running: 0, waiting: 0 });
  });

  it('a rejected draft stays a draft', async () => {
    await onlyTest();
    const { version_id, name } = await aDraft(inDays(10), inDays(20));
    const { approval_id } = (await propose(version_id)).content;
    expect((await decide(approval_id, false, second.token, 'too dear')).status).toBe(200);
    expect(await daysOf(name)).toMatchObject({ state: 'draft' });
    expect(await daysOf('TEST')).toMatchObject({ last_day: '2099-12-31' });
  });

  it('of two publications of the same days at once, one is carried out and the other refused', async () => {
    await onlyTest();
    const drafts = [await aDraft(inDays(10), inDays(40)), await aDraft(inDays(20), inDays(50))];
    const ids = [];
    for (const { version_id } of drafts) ids.push((await propose(version_id)).content.approval_id);
    const answers = await Promise.all(ids.map((id) => agree(id, second.token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    // The second saw what the first had done: not the table's last line refused it, which would name its own draft.
    const [first, later] = answers;
    if (first?.status === 409) expect(first.msg).toBe(`Version ${drafts[1]?.name} is published for some of these days.`);
    else expect(later?.error_code).toBe(4055);
    const published = await db.selectFrom('tariff_versions').select('name').where('state', '=', 'published').execute();
    expect(published).toHaveLength(2);
  });

  it('the table itself takes no second version of a day', async () => {
    await onlyTest();
    const { version_id } = await aDraft(inDays(10), inDays(40));
    const force = db
      .updateTable('tariff_versions')
      .set({ state: 'published', published_at: new Date() })
      .where('version_id', '=', version_id);
    await expect(force.execute()).rejects.toThrow('tariff_versions_one_a_day');
  });

  it('refuses days of a version that begins later, days that are over, and a proposal whose draft was imported again', async () => {
    await onlyTest();
    const later = await aDraft(inDays(30), inDays(60));
    expect((await agree((await propose(later.version_id)).content.approval_id, second.token)).status).toBe(200);
    const across = await aDraft(inDays(10), inDays(40));
    expect(await propose(across.version_id)).toMatchObject({
      status: 409,
      msg: `Version ${later.name} is published for some of these days.`,
    });
    const past = await aDraft(inDays(-1), inDays(5));
    expect((await propose(past.version_id)).error_code).toBe(4303);
    const replaced = await aDraft(inDays(3), inDays(5));
    const { approval_id } = (await propose(replaced.version_id)).content;
    await bring(
      await xlsxOf(bookOf(testTariff, { version: replaced.name, first_day: '2026-06-01', last_day: inDays(500) })),
      finance.token,
    );
    expect((await agree(approval_id, second.token)).error_code).toBe(4055);
  });

  it('refuses a version without the price group of a customer', async () => {
    await onlyTest();
    const { customer_id } = await make.aMerchant();
    await db.insertInto('customer_price_groups').values({ customer_id, price_group: 'GOLD' }).execute();
    const { version_id } = await aDraft(inDays(10), inDays(20));
    expect(await propose(version_id)).toMatchObject({ error_code: 4304, msg: expect.stringContaining('GOLD') });
    await db.deleteFrom('customer_price_groups').where('customer_id', '=', customer_id).execute();
  });
});

describe('a draft', () => {
  it('is deleted, but not while it waits for a second person, and never once it is published', async () => {
    await onlyTest();
    const { version_id, name } = await aDraft(inDays(10), inDays(20));
    const { approval_id } = (await propose(version_id)).content;
    expect((await send(deskDelete, { version_id }, finance.token)).error_code).toBe(4054);
    await decide(approval_id, false, finance.token);
    expect((await send(deskDelete, { version_id }, finance.token)).status).toBe(200);
    expect(await daysOf(name)).toBeUndefined();
    const { version_id: running } = await db
      .selectFrom('tariff_versions')
      .select('version_id')
      .where('name', '=', 'TEST')
      .executeTakeFirstOrThrow();
    expect((await send(deskDelete, { version_id: running }, finance.token)).error_code).toBe(4301);
  });

  it('is compared with the version it follows: rows with percent, typical parcels, customers by price group', async () => {
    await onlyTest();
    const { customer_id } = await make.aMerchant();
    await db.insertInto('customer_price_groups').values({ customer_id, price_group: 'VIP' }).execute();
    const prices = testTariff.prices.map((row) => (row.method === 'WORLD' ? { ...row, price: '77.00' } : row));
    const { version_id } = await aDraft(inDays(10), inDays(20), { prices });
    const { content } = await send(deskCompare, { version_id }, finance.token);
    expect(content.against).toMatchObject({ name: 'TEST' });
    expect(content.changes).toContainEqual({
      sheet: 'prices',
      key: 'WORLD W 0',
      change: 'changed',
      cells: [{ column: 'price', old: '70.00', new: '77.00', percent: '+10.00' }],
    });
    expect(content.counts).toContainEqual({ sheet: 'prices', added: 0, removed: 0, changed: 1 });
    expect(content.parcels.length).toBeGreaterThan(0);
    expect(content.parcels.every(({ old, new: now }) => old !== now)).toBe(true);
    const vip = content.effects.find(({ group }) => group === 'VIP');
    expect(vip).toMatchObject({ customers: 1 });
    expect(vip?.dearer).toBeGreaterThan(0);
    await db.deleteFrom('customer_price_groups').where('customer_id', '=', customer_id).execute();
  });
});
