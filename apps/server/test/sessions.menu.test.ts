import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { sessionsDeskCalls } from '@quayside/contract/sessions/sessions.desk-calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';

const t = await testApp();
const { make, send } = t;
const { db } = t.deps.database;
const { aTopUp } = topUpKit(t);

const pagesOf = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...pagesOf(item.children)]);
const portalPages = async (token: string) => pagesOf((await send(sessionsCalls.currentUser, {}, token)).content.menu_list);
const deskPages = async (token: string) => pagesOf((await send(sessionsDeskCalls.currentStaff, {}, token)).content.menu_list);
const countOf = async (path: string, token: string) =>
  (await send(myWorkDeskCalls.counts, {}, token)).content.list.find((one) => one.path === path)?.count;
const badgesOf = (pages: readonly MenuItem[]) => pages.flatMap(({ path, meta }) => (meta.badge === null ? [] : [[path, meta.badge]]));

describe('the badge of a menu entry', () => {
  it('SHELL-26 counts the unread messages of an account: it rises with a notice and falls with reading', async () => {
    await sql`truncate notice_reads, notices`.execute(db);
    const staff = await make.aStaff('customer_service');
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    expect(badgesOf(await portalPages(main.token))).toEqual([]);
    const publish = async () => {
      const words = { title_en: 'News', title_cn: '新闻', description_en: '<p>Words</p>', description_cn: '<p>内容</p>' };
      const publish_on_time = new Date(Date.now() - 60_000).toISOString();
      return (await send(noticesDeskCalls.deskSave, { ...words, platform_types: [1], publish_on_time }, staff.token)).content;
    };
    const { press_id } = await publish();
    await publish();
    expect(badgesOf(await portalPages(main.token))).toEqual([['/user/message', '2']]);
    await send(noticesCalls.markRead, { press_id }, main.token);
    expect(badgesOf(await portalPages(main.token))).toEqual([['/user/message', '1']]);
    expect(badgesOf(await portalPages(clerk.token))).toEqual([['/user/message', '2']]);
    await send(noticesCalls.markAllRead, {}, main.token);
    expect(badgesOf(await portalPages(main.token))).toEqual([]);
  });

  it('SHELL-26 is the count up to 99 and 99+ above; what is for others is not counted', async () => {
    await sql`truncate notice_reads, notices`.execute(db);
    const { token } = await make.aMerchant();
    await make.aNotice({ platform_types: [4] });
    await make.aNotice({ publish_on_time: new Date(Date.now() + 3_600_000) });
    for (let n = 0; n < 99; n++) await make.aNotice();
    expect(badgesOf(await portalPages(token))).toEqual([['/user/message', '99']]);
    await make.aNotice();
    expect(badgesOf(await portalPages(token))).toEqual([['/user/message', '99+']]);
  });

  it('SHELL-26 counts what waits at the desk by the page of its list, only for staff who may do that work', async () => {
    const [finance, service, clerk] = [
      await make.aStaff('finance'),
      await make.aStaff('customer_service'),
      await make.aStaff('order_clerk'),
    ];
    expect(await countOf('/top-ups', finance.token)).toBe(0);
    const { customer_id, top_up_id } = await aTopUp(await make.aMerchant());
    await aTopUp(await make.aMerchant());
    expect(await countOf('/top-ups', finance.token)).toBe(2);
    const review = { customer_id, top_up_id, decision: 'reject', remark: 'No such payment' } as const;
    expect((await send(topUpsDeskCalls.deskReview, review, finance.token)).status).toBe(200);
    expect(await countOf('/top-ups', finance.token)).toBe(1);
    // Customer service sees the list without a review count; an order clerk has no such page.
    expect((await deskPages(service.token)).map(({ path }) => path)).toContain('/top-ups');
    expect(await countOf('/top-ups', service.token)).toBeUndefined();
    expect(await countOf('/top-ups', clerk.token)).toBeUndefined();
  });
});

describe('keep_alive of a menu entry', () => {
  it('SHELL-46 is off for imports and the stock snapshot, which start again each time, and on for every other page', async () => {
    const { token } = await make.aMerchant();
    const pages = await portalPages(token);
    expect(pages.flatMap(({ path, meta }) => (meta.keep_alive ? [] : [path]))).toEqual([
      '/productsList/import',
      '/products/inventory/snapshot',
      '/products/inbound/import',
      '/customerSerialNumber/import',
    ]);
    expect(pages.filter(({ meta }) => meta.keep_alive).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/dashboard/workplace', '/productsList/add', '/order/orderList/create', '/billing/topUp']),
    );
    const staff = await make.aStaff();
    // A station shows what is at the dock or on the table now.
    const again = (await deskPages(staff.token)).filter(({ meta }) => !meta.keep_alive);
    expect(again.map(({ path }) => path)).toEqual(['/packing/station', '/receiving/box-work']);
  });
});
