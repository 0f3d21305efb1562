import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import { cleanHtml } from '#server/kernel/clean-html.ts';
import { notifyMerchant } from '#server/areas/notices/notices.service.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { newest, markRead, markAllRead, list, unreadCount } = noticesCalls;
const { deskList, deskSave, deskWithdraw } = noticesDeskCalls;
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

describe('notices.newest', () => {
  it('USER-13 USER-15 USER-17 shows the newest notice with all its fields, in the reader’s language', async () => {
    await fresh();
    const { token } = await make.aMerchant();
    expect((await send(newest, {}, token)).content).toBeNull();
    await make.aNotice({ publish_on_time: hours(-2) });
    const { press_id } = await make.aNotice({ title_en: 'Second', title_cn: '第二', meta_title: 'm', publish_on_time: hours(-1) });
    await make.aNotice({ publish_on_time: hours(-3) });
    expect((await send(newest, {}, token)).content).toEqual({
      press_id,
      title: 'Second',
      description: '<p>Words</p>',
      meta_title: 'm',
      publish_on_time: expect.stringMatching(/Z$/),
      is_read: 0,
    });
    expect((await send(newest, {}, token, { lang: 'zh-cn' })).content).toMatchObject({ title: '第二', description: '<p>内容</p>' });
  });

  it('never shows one that is not published yet, was withdrawn, or is another brand’s', async () => {
    await fresh();
    const { token } = await make.aMerchant({ platform_type: 3 });
    await make.aNotice({ publish_on_time: hours(1) });
    await make.aNotice({ withdrawn: true });
    await make.aNotice({ platform_types: [1, 4] });
    expect((await send(newest, {}, token)).content).toBeNull();
    expect((await send(list, {}, token)).content).toEqual({ list: [], count: 0 });
    expect((await send(unreadCount, {}, token)).content.count).toBe(0);
    await send(markAllRead, {}, token);
    expect(await db.selectFrom('notice_reads').selectAll().execute()).toEqual([]);
  });
});

describe('notices.markRead', () => {
  it('USER-09 USER-14 USER-16 USER-18 turns a notice from unread to read, for this person only', async () => {
    await fresh();
    const main = await make.aMerchant();
    const clerk = await make.anAccount(main.customer_id, 'internal');
    const [a, b] = [await make.aNotice({ publish_on_time: hours(-2) }), await make.aNotice()];
    const counts = async () => [
      (await send(unreadCount, {}, main.token)).content.count,
      (await send(unreadCount, {}, clerk.token)).content.count,
    ];
    expect(await counts()).toEqual([2, 2]);
    expect((await send(markRead, { press_id: b.press_id }, main.token)).error_code).toBe(0);
    expect((await send(markRead, { press_id: b.press_id }, main.token)).error_code).toBe(0);
    expect(await counts()).toEqual([1, 2]);
    expect((await send(newest, {}, main.token)).content).toMatchObject({ press_id: b.press_id, is_read: 1 });
    const ids = async (filters: object) => (await send(list, filters, main.token)).content.list.map((row) => row.press_id);
    expect(await ids({})).toEqual([b.press_id, a.press_id]);
    expect(await ids({ is_read: 0 })).toEqual([a.press_id]);
    expect(await ids({ is_read: 1 })).toEqual([b.press_id]);
    await send(markAllRead, {}, main.token);
    expect(await counts()).toEqual([0, 2]);
  });

  it('answers "not found" for a notice that is not the reader’s', async () => {
    const { token } = await make.aMerchant();
    for (const given of [{ platform_types: [4] }, { withdrawn: true }, { publish_on_time: hours(1) }]) {
      const { press_id } = await make.aNotice(given);
      expect((await send(markRead, { press_id }, token)).error_code).toBe(1004);
    }
  });

  it('leaves it unread when staff look at it in the customer’s name', async () => {
    await fresh();
    const { customer_id, account_id, token } = await make.aMerchant();
    const acting = await make.aSession({ customer_id, account_id, acting_staff_id: staff.staff_id });
    const { press_id } = await make.aNotice();
    expect((await send(markRead, { press_id }, acting)).error_code).toBe(0);
    expect((await send(markAllRead, {}, acting)).error_code).toBe(0);
    expect((await send(unreadCount, {}, token)).content.count).toBe(1);
  });

  it('is written once when eight windows close the dialog at the same moment', async () => {
    await fresh();
    const { token } = await make.aMerchant();
    const { press_id } = await make.aNotice();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? send(markAllRead, {}, token) : send(markRead, { press_id }, token))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await db.selectFrom('notice_reads').selectAll().execute()).toHaveLength(1);
  });
});

describe('many notices', () => {
  it('are found by their indexes: the newest of the news, and a merchant’s own among those of all', async () => {
    await fresh();
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    await sql`insert into notices (title_en, title_cn, description_en, description_cn, publish_on_time, customer_id, permission)
      select 'x', 'x', 'x', 'x', now() - i * interval '1 minute', w.customer_id, w.permission from generate_series(1, 5000) i,
        (values (null::bigint, null), (${other.customer_id}::bigint, 'top-ups.read')) w (customer_id, permission)`.execute(db);
    await sql`analyze notices`.execute(db);
    const plan = async (rest: ReturnType<typeof sql>) => {
      const asked = sql<{
        'QUERY PLAN': string;
      }>`explain select press_id from notices where withdrawn = false and publish_on_time <= now() and ${rest}`;
      return (await asked.execute(db)).rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const newestFirst = sql`order by publish_on_time desc, press_id desc limit 1`;
    expect(await plan(sql`customer_id is null and 1 = any(platform_types) ${newestFirst}`)).toContain('notices_published');
    expect(await plan(sql`customer_id = ${mine.customer_id}`)).toContain('notices_told');
  });
});

describe('a notification to one merchant', () => {
  const says = () => ({ title: 'Payment <TU-1>', text: 'It came.\n\n<b>Thanks</b> & "bye"' });
  const tell = (customerId: number) =>
    asSystem(deps.database, (tx) => notifyMerchant(systemCtx(deps, tx), { customerId, permission: 'top-ups.read', says }));

  it('shows at the bell of its accounts with the permission, and of no others', async () => {
    await fresh();
    const [mine, other] = [await make.aMerchant(), await make.aMerchant()];
    const clerk = await make.anAccount(mine.customer_id, 'internal', ['top-ups.read']);
    const blind = await make.anAccount(mine.customer_id, 'internal');
    const supplier = await make.anAccount(mine.customer_id, 'supplier');
    await make.aNotice({ title_en: 'News', publish_on_time: hours(-2) });
    await tell(mine.customer_id);
    for (const { token } of [mine, clerk]) {
      const { content } = await send(list, {}, token);
      expect(content.list.map(({ title }) => title)).toEqual(['Payment <TU-1>', 'News']);
      expect(content.list[0]).toMatchObject({ description: '<p>It came.</p><p>&lt;b&gt;Thanks&lt;/b&gt; &amp; &quot;bye&quot;</p>' });
      expect((await send(unreadCount, {}, token)).content.count).toBe(2);
      // The dialog shows only notices: a notification shows at the bell.
      expect((await send(newest, {}, token)).content).toMatchObject({ title: 'News' });
    }
    const press_id = (await send(list, {}, mine.token)).content.list[0]?.press_id ?? 0;
    for (const { token } of [other, blind, supplier]) {
      expect((await send(list, {}, token)).content.list.map(({ title }) => title)).toEqual(['News']);
      expect((await send(unreadCount, {}, token)).content.count).toBe(1);
      expect((await send(markRead, { press_id }, token)).status).toBe(404);
    }
    await send(markRead, { press_id }, mine.token);
    expect((await send(unreadCount, {}, mine.token)).content.count).toBe(1);
    expect((await send(unreadCount, {}, clerk.token)).content.count).toBe(2);
  });

  it('cannot be edited or withdrawn by staff like a notice', async () => {
    await fresh();
    const { customer_id, token } = await make.aMerchant();
    await tell(customer_id);
    const press_id = (await send(list, {}, token)).content.list[0]?.press_id ?? 0;
    expect((await send(deskList, {}, staff.token)).content).toEqual({ list: [], count: 0 });
    expect((await send(deskSave, notice({ press_id }), staff.token)).status).toBe(404);
    expect((await send(deskWithdraw, { press_id, withdrawn: true }, staff.token)).status).toBe(404);
  });
});

describe('notices.deskSave', () => {
  it('STAFF-10 publishes for some brands from a moment on; changing and withdrawing hold at once', async () => {
    await fresh();
    const { token } = await make.aMerchant();
    const { content } = await send(deskSave, notice({ platform_types: [3, 1, 3], meta_title: ' m ' }), staff.token);
    expect(content).toMatchObject({ platform_types: [1, 3], meta_title: 'm', withdrawn: false });
    const { press_id } = content;
    expect((await send(newest, {}, token)).content).toMatchObject({ press_id, title: 'News' });
    await send(deskSave, notice({ press_id, title_en: 'Better news' }), staff.token);
    expect((await send(newest, {}, token)).content).toMatchObject({ press_id, title: 'Better news' });
    await send(deskWithdraw, { press_id, withdrawn: true }, staff.token);
    expect((await send(newest, {}, token)).content).toBeNull();
    await send(deskWithdraw, { press_id, withdrawn: false }, staff.token);
    expect((await send(newest, {}, token)).content).toMatchObject({ press_id });
    await send(deskSave, notice({ press_id, publish_on_time: hours(1).toISOString() }), staff.token);
    expect((await send(newest, {}, token)).content).toBeNull();
    expect((await send(deskList, {}, staff.token)).content).toMatchObject({ count: 1, list: [{ press_id }] });
  });

  it('keeps nothing of a script, and refuses a text of which nothing is left', async () => {
    const evil = '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    expect((await send(deskSave, notice({ description_en: evil }), staff.token)).content.description_en).toBe('<p>Hi</p>');
    const empty = { description_en: '<script>alert(1)</script>', description_cn: '<p> </p>' };
    expect((await send(deskSave, notice(empty), staff.token)).content).toMatchObject({
      fields: [
        { path: 'description_en', code: 'notices.empty' },
        { path: 'description_cn', code: 'notices.empty' },
      ],
    });
  });

  it('reports all errors at once', async () => {
    const bad = {
      title_en: '',
      title_cn: 'x'.repeat(121),
      description_en: '',
      description_cn: 'x',
      platform_types: [2],
      publish_on_time: 'soon',
    };
    const { content } = await send(deskSave, bad as never, staff.token);
    expect((content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
      'title_en',
      'title_cn',
      'description_en',
      'platform_types.0',
      'publish_on_time',
    ]);
    expect((await send(deskSave, notice({ press_id: 999_999 }), staff.token)).error_code).toBe(1004);
    expect((await send(deskWithdraw, { press_id: 999_999, withdrawn: true }, staff.token)).error_code).toBe(1004);
  });

  it('is open to the roles it names', async () => {
    const clerk = await make.aStaff('warehouse_clerk');
    expect((await send(deskSave, notice(), clerk.token)).status).toBe(403);
    expect((await send(deskList, {}, clerk.token)).status).toBe(403);
  });
});

describe('the HTML of a notice', () => {
  it('holds nothing but the markup we write, whatever came in', () => {
    const bits = [
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '!--',
      '--',
      'a',
      'p',
      'td',
      'script',
      'svg',
      'img',
      'href',
      'onclick',
      'https://x',
      'javascript:',
      '&',
      '#',
      ';',
      '\n',
      '\t',
      'x',
      '`',
      '?',
      '!',
      ']]',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 60 }), (parts) => {
        const clean = cleanHtml(parts.join(''));
        const ours = /<\/?(?:p|a|td)>|<a href="https:\/\/[^"<>\s]+" target="_blank" rel="noopener noreferrer">/g;
        expect(clean.replace(ours, '')).not.toMatch(/[<>]/);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });
});
