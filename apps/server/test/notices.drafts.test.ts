import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { newest, list, unreadCount } = noticesCalls;
const { deskList, deskSave, deskSaveDraft, deskAudience } = noticesDeskCalls;
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
const staff = await make.aStaff('customer_service');
const fresh = () => sql`truncate notice_reads, notices`.execute(db);
const notice = (given: object = {}) => ({
  title_en: 'News',
  title_cn: '新闻',
  description_en: '<p>Words</p>',
  description_cn: '<p>内容</p>',
  platform_types: [1 as const],
  publish_on_time: hours(-1).toISOString(),
  ...given,
});

describe('before a notice is published', () => {
  it('STAFF-10 keeps a draft that misses texts from every merchant until it is published, and none takes the place of a published one', async () => {
    await fresh();
    const { token } = await make.aMerchant();
    const { press_id } = (await send(deskSaveDraft, notice({ title_cn: '', description_en: '' }), staff.token)).content;
    expect((await send(newest, {}, token)).content).toBeNull();
    expect((await send(unreadCount, {}, token)).content).toEqual({ count: 0 });
    expect((await send(deskList, {}, staff.token)).content.list).toMatchObject([{ press_id, is_draft: true }]);
    expect((await send(deskSave, notice({ press_id }), staff.token)).content).toMatchObject({ press_id, is_draft: false });
    expect((await send(newest, {}, token)).content).toMatchObject({ press_id });
    expect((await send(deskSaveDraft, notice({ press_id, title_en: '' }), staff.token)).status).toBe(404);
    expect((await send(newest, {}, token)).content).toMatchObject({ title: 'News' });
  });

  it('STAFF-10 ends a notice at its end, which is after its start', async () => {
    await fresh();
    const { token } = await make.aMerchant();
    const ending = notice({ ends_at: hours(1).toISOString() });
    const { press_id } = (await send(deskSave, ending, staff.token)).content;
    expect((await send(newest, {}, token)).content).toMatchObject({ press_id });
    await db
      .updateTable('notices')
      .set({ ends_at: hours(-0.5) })
      .where('press_id', '=', press_id)
      .execute();
    expect((await send(newest, {}, token)).content).toBeNull();
    expect((await send(list, {}, token)).content).toMatchObject({ count: 0 });
    const wrong = { fields: [{ path: 'ends_at', msg: 'The end must be after the start' }] };
    for (const call of [deskSave, deskSaveDraft])
      expect(
        (await send(call, notice({ ends_at: hours(-1).toISOString(), publish_on_time: hours(-1).toISOString() }), staff.token)).content,
      ).toMatchObject(wrong);
  });

  it('STAFF-10 says whom it reaches: active customers of its brands and their accounts', async () => {
    const audience = async () => (await send(deskAudience, { platform_types: [4] }, staff.token)).content;
    const before = await audience();
    const { customer_id } = await make.aMerchant({ platform_type: 4 });
    await make.anAccount(customer_id, 'internal');
    const paused = await make.aMerchant({ platform_type: 4 });
    await db.updateTable('customers').set({ status: 'paused' }).where('customer_id', '=', paused.customer_id).execute();
    expect(await audience()).toEqual({ customers: before.customers + 1, accounts: before.accounts + 2 });
  });
});
