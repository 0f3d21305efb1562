import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { cleanUpJob } from '@quayside/contract/kernel/kernel.jobs';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { claimsOf } from '#server/areas/my-work/my-work.public.ts';
import { deleteOldClaims } from '#server/areas/my-work/my-work.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { open, leave } = myWorkDeskCalls;
let serial = 0;
const anItem = () => ({ queue: 'top-ups.to_review' as const, record_id: ++serial });
const nameOf = async (staff_id: number) =>
  (await db.selectFrom('staff').select('name').where('staff_id', '=', staff_id).executeTakeFirstOrThrow()).name;
const age = (staff_id: number, seconds: number) =>
  sql`update work_claims set opened_at = opened_at - make_interval(secs => ${seconds}), seen_at = seen_at - make_interval(secs => ${seconds})
       where staff_id = ${staff_id}`.execute(db);

describe('STAFF-02: an item somebody has open', () => {
  it('names the others with the time since when, and not the person who asks', async () => {
    const [ada, mia] = [await make.aStaff('finance'), await make.aStaff('finance')];
    const item = anItem();
    expect((await send(open, item, ada.token)).content).toEqual({ others: [] });
    const second = await send(open, item, mia.token);
    const { opened_at } = await db
      .selectFrom('work_claims')
      .select('opened_at')
      .where('staff_id', '=', ada.staff_id)
      .executeTakeFirstOrThrow();
    expect(second.content).toEqual({ others: [{ name: await nameOf(ada.staff_id), since: opened_at.toISOString() }] });
    expect((await send(open, anItem(), mia.token)).content).toEqual({ others: [] });
  });

  it('counts for 60 seconds after the page last said so, and starts again later', async () => {
    const [ada, mia] = [await make.aStaff('finance'), await make.aStaff('finance')];
    const item = anItem();
    await send(open, item, ada.token);
    await age(ada.staff_id, 55);
    expect((await send(open, item, mia.token)).content.others).toHaveLength(1);
    await send(open, item, ada.token);
    const kept = (await send(open, item, mia.token)).content.others;
    expect(Date.now() - Date.parse(kept[0]?.since ?? '')).toBeGreaterThan(54_000);
    await age(ada.staff_id, 61);
    expect((await send(open, item, mia.token)).content.others).toEqual([]);
    await send(open, item, ada.token);
    const again = (await send(open, item, mia.token)).content.others;
    expect(Date.now() - Date.parse(again[0]?.since ?? '')).toBeLessThan(30_000);
  });

  it('is free again once the person leaves it; leaving twice is no error', async () => {
    const [ada, mia] = [await make.aStaff('finance'), await make.aStaff('finance')];
    const item = anItem();
    await send(open, item, ada.token);
    await send(open, item, mia.token);
    expect((await send(leave, item, ada.token)).error_code).toBe(0);
    expect((await send(leave, item, ada.token)).error_code).toBe(0);
    expect((await send(open, item, mia.token)).content).toEqual({ others: [] });
    expect((await send(open, item, ada.token)).content.others).toHaveLength(1);
  });

  it('can be opened only with the permission of its queue', async () => {
    const reader = await make.aStaff('account_manager');
    expect(await send(open, anItem(), reader.token)).toMatchObject({ status: 403, content: { code: 'permission.denied' } });
    expect((await send(open, { queue: 'customers.without_manager', record_id: 1 }, reader.token)).error_code).toBe(0);
    expect((await send(open, anItem(), (await make.aMerchant()).token)).status).toBe(401);
    // @ts-expect-error -- no such queue
    expect((await send(open, { queue: 'top-ups.nothing', record_id: 1 }, reader.token)).status).toBe(422);
  });

  it('gives a list the names for its rows', async () => {
    const [ada, mia, own] = [await make.aStaff('finance'), await make.aStaff('finance'), await make.aStaff('finance')];
    const [first, second, third] = [anItem(), anItem(), anItem()];
    await send(open, first, ada.token);
    await send(open, first, mia.token);
    await send(open, second, own.token);
    const ctx = { tx: db, actor: { staffId: own.staff_id }, now: new Date() } as unknown as DeskCtx; // what a list's service passes on
    const claims = await claimsOf(ctx, 'top-ups.to_review', [first.record_id, second.record_id, third.record_id]);
    expect([...claims]).toEqual([[first.record_id, [await nameOf(ada.staff_id), await nameOf(mia.staff_id)]]]);
    expect([...(await claimsOf(ctx, 'top-ups.open_lines', [first.record_id]))]).toEqual([]);
    expect([...(await claimsOf(ctx, 'top-ups.open_lines', []))]).toEqual([]);
  });

  it(`is forgotten at night (${cleanUpJob.name})`, async () => {
    const ada = await make.aStaff('finance');
    const [old, fresh] = [anItem(), anItem()];
    await send(open, old, ada.token);
    await age(ada.staff_id, 3700);
    await send(open, fresh, ada.token);
    await db.transaction().execute((tx) => deleteOldClaims(tx));
    const left = await db.selectFrom('work_claims').select('record_id').where('staff_id', '=', ada.staff_id).execute();
    expect(left).toEqual([{ record_id: fresh.record_id }]);
  });
});
