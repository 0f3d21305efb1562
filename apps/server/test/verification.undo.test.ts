import { describe, expect, it } from 'vitest';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import { text } from '@quayside/i18n/texts';
import { testApp } from './kit/test-app.ts';
import { verificationKit } from './kit/verification.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { clerk, aSeller, waiting, waitingOf, approve, detail, get, figures } = await verificationKit(kit);
type One = Awaited<ReturnType<typeof waiting>>['one'];
const unapprove = async (ones: readonly One[], token = clerk.token) =>
  (await send(calls.deskUnapprove, { keys: ones.map(orderKeyOf) }, token)).content.list;
const codesOf = (list: Awaited<ReturnType<typeof unapprove>>) => list.map(({ refusal }) => refusal?.code ?? 'done');
const chinese = { 'accept-language': 'zh-CN' };

describe('an approval is undone', () => {
  it('STAFF-03 each order waits again in its old place, stays frozen and held, and the timeline says who undid it', async () => {
    const shop = await aSeller();
    const [first, second] = [await waitingOf(shop), await waitingOf(shop)];
    const before = await figures(shop);
    await approve([first.one, second.one]);
    const [one] = await unapprove([first.one, second.one]);
    expect(one?.reply).toEqual({ order_id: first.order_id, order_no: first.order_no, total: first.quoted_total });
    for (const { order_id } of [first, second]) {
      const after = await detail(shop, order_id);
      expect(after).toMatchObject({ status: 'uploaded', verified_at: null });
      expect(after.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'approved', 'unapproved']);
      expect(after.events.at(-1)).toMatchObject({ actor_kind: 'staff' });
    }
    expect(await figures(shop)).toEqual(before);
    expect(await get(first.one)).toMatchObject({
      place: expect.any(Number),
      submitted_at: (await detail(shop, first.order_id)).submitted_at,
    });
    expect(codesOf(await approve([first.one]))).toEqual(['done']);
  });

  it('only by whoever approved it; the refusal names who did', async () => {
    const order = await waiting();
    await approve([order.one]);
    const other = await make.aStaff('order_clerk');
    const [outcome] = await unapprove([order.one], other.token);
    expect(outcome?.refusal?.code).toBe('orders.approval_stays');
    const { name } = await db.selectFrom('staff').select('name').where('staff_id', '=', clerk.staff_id).executeTakeFirstOrThrow();
    expect(outcome?.refusal?.msg).toBe(`The approval of this order can no longer be undone: approved by ${name}.`);
    expect((await detail(order.shop, order.order_id)).status).toBe('approved');
  });

  it('only while nothing has happened since, and once; the others of the call are undone', async () => {
    const shop = await aSeller();
    const [moved, good] = [await waitingOf(shop), await waitingOf(shop)];
    await approve([moved.one, good.one]);
    const event = { customer_id: shop.customer_id, order_id: moved.order_id, kind: 'method_changed' as const };
    await db
      .insertInto('order_events')
      .values({ ...event, params: '{}', actor_kind: 'system', actor_name: 'x', created_at: new Date() })
      .execute();
    expect(codesOf(await unapprove([moved.one, good.one]))).toEqual(['orders.approval_stays', 'done']);
    expect(codesOf(await unapprove([good.one]))).toEqual(['orders.approval_stays']);
    expect((await detail(shop, good.order_id)).events.filter(({ kind }) => kind === 'unapproved')).toHaveLength(1);
  });

  it('twice at the same moment undoes it once', async () => {
    const order = await waiting();
    await approve([order.one]);
    const all = await Promise.all([unapprove([order.one]), unapprove([order.one])]);
    expect(codesOf(all.flat()).toSorted()).toEqual(['done', 'orders.approval_stays']);
  });

  it('the operation log names customer and change', async () => {
    const order = await waiting();
    await approve([order.one]);
    await unapprove([order.one]);
    const log = await db
      .selectFrom('operation_log')
      .selectAll()
      .where('operation', '=', 'verification.unapprove')
      .where('customer_id', '=', order.shop.customer_id)
      .execute();
    expect(log).toHaveLength(1);
  });
});

describe('a template as the reason', () => {
  it('ORD-27 each reads it in his own language: list, detail, timeline, mail and notice', async () => {
    const order = await waiting();
    const { shop, order_id } = order;
    await db.updateTable('accounts').set({ language: 'zh_CN' }).where('customer_id', '=', shop.customer_id).execute();
    const reason = text('en', 'mailTexts', 'verification.reason.postcode_wrong');
    const given = { ...order.one, reason, template: 'postcode_wrong' as const, fields: ['postal_code' as const] };
    expect((await send(calls.deskSendBack, given, clerk.token)).status).toBe(200);
    const read = (headers: Record<string, string>) => send(ordersCalls.get, { order_id }, shop.token, headers);
    expect((await read({ 'accept-language': 'en' })).content).toMatchObject({ error_reason: reason });
    const { content } = await read(chinese);
    expect(content.error_reason).toBe('邮编与国家不符，请更正。');
    expect(content.events.at(-1)?.params).toEqual({ reason: '邮编与国家不符，请更正。' });
    const { list } = (await send(ordersCalls.list, {}, shop.token, chinese)).content;
    expect(list[0]?.error_reason).toBe('邮编与国家不符，请更正。');
    const mail = await db.selectFrom('mails').select('text').where('customer_id', '=', shop.customer_id).executeTakeFirstOrThrow();
    expect(mail.text).toContain('邮编与国家不符，请更正。');
    const notices = (await send(noticesCalls.list, {}, shop.token, chinese)).content.list;
    expect(JSON.stringify(notices)).toContain('邮编与国家不符，请更正。');
    const staff = await send(calls.deskGet, order.one, clerk.token);
    expect(staff.content.error_reason).toBe(reason);
  });

  it('an unknown template is refused, and what staff typed stays as typed', async () => {
    const { one, shop, order_id } = await waiting();
    const wrong = { ...one, reason: 'x', template: 'no_such' as never };
    expect((await send(calls.deskSendBack, wrong, clerk.token)).status).toBe(422);
    await send(calls.deskSendBack, { ...one, reason: 'Haus 7 oder 9?' }, clerk.token);
    expect((await send(ordersCalls.get, { order_id }, shop.token, chinese)).content.error_reason).toBe('Haus 7 oder 9?');
  });
});

it('the rows of the queue say who else has an order open', async () => {
  const order = await waiting();
  const other = await make.aStaff('order_clerk');
  const list = async (token: string) =>
    (await send(calls.deskList, { customer_id: order.shop.customer_id }, token)).content.list.map(({ reviewing }) => reviewing);
  expect(await list(clerk.token)).toEqual([[]]);
  await send(myWorkDeskCalls.open, { queue: 'verification.to_verify', record_id: order.order_id }, other.token);
  const { name } = await db.selectFrom('staff').select('name').where('staff_id', '=', other.staff_id).executeTakeFirstOrThrow();
  expect(await list(clerk.token)).toEqual([[name]]);
  expect(await list(other.token)).toEqual([[]]);
});
