import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import { staffRoles } from '@quayside/domain/kernel/staff-roles';
import { text } from '@quayside/i18n/texts';
import { aLine, anOrderInput } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';
import { verificationKit } from './kit/verification.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { clerk, aSeller, waiting, waitingOf, approve, sendBack, cancel, get, detail, submit, figures } = await verificationKit(kit);
type Waiting = Awaited<ReturnType<typeof waiting>>;
const free = { stock: [{ total: 100, frozen: 0 }], held: '0.00', broken: [] };
const mailsOf = (customer_id: number) =>
  db
    .selectFrom('mails')
    .select(['template', 'text'])
    .where('customer_id', '=', customer_id)
    .where('template', 'like', 'verification.%')
    .execute();
const codeOf = (list: Awaited<ReturnType<typeof approve>>) => list.map(({ refusal }) => refusal?.code ?? 'done');

describe('an order is approved', () => {
  it('ORD-17 STAFF-03 it stays frozen and held, leaves the queue, and the timeline names who approved it', async () => {
    const order = await waiting();
    expect(await get(order.one)).toMatchObject({ status: 'uploaded', customer_id: order.shop.customer_id, place: expect.any(Number) });
    const [outcome] = await approve([order.one]);
    expect(outcome?.reply).toEqual({ order_id: order.order_id, order_no: order.order_no, total: order.quoted_total });
    const after = await detail(order.shop, order.order_id);
    expect(after).toMatchObject({ status: 'approved', verified_at: after.updated_at });
    expect(after.events.at(-1)).toMatchObject({ kind: 'approved', actor_kind: 'staff' });
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 100, frozen: 2 }], held: order.quoted_total, broken: [] });
    expect(await get(order.one)).toMatchObject({ place: null });
    const { list } = (await send(calls.deskList, { customer_id: order.shop.customer_id }, clerk.token)).content;
    expect(list).toEqual([]);
  });

  it('many at once, each by itself: one with a failing check is refused and named, the others pass', async () => {
    const shop = await aSeller();
    const [good, bad, other] = [await waitingOf(shop), await waitingOf(shop, {}, { phone: '12345' }), await waitingOf(shop)];
    const list = await approve([good.one, bad.one, other.one]);
    expect(codeOf(list)).toEqual(['done', 'orders.check_failed', 'done']);
    expect(list[1]?.refusal?.msg).toBe('A check fails: phone number.');
    const chinese = await approve([bad.one], clerk.token, { 'accept-language': 'zh-CN' });
    expect(chinese[0]?.refusal?.msg).toBe(`有检查未通过：${text('zh_CN', 'mailTexts', 'verification.check.phone')}。`);
    expect((await detail(shop, bad.order_id)).status).toBe('uploaded');
  });

  it('a warning does not stop it', async () => {
    const order = await waiting({ address1: `A ${'x'.repeat(120)}` });
    expect((await get(order.one)).checks[0]).toMatchObject({ check: 'address', result: 'warn' });
    expect(codeOf(await approve([order.one]))).toEqual(['done']);
  });
});

describe('an order is sent back', () => {
  it('ORD-27 its stock and money are free; mail and notice say the reason; the merchant fixes the field and submits again', async () => {
    const order = await waiting();
    const { shop, order_id } = order;
    expect(await sendBack(order.one, 'The postcode is of another city')).toMatchObject({
      status: 200,
      content: { status: 'error', place: null },
    });
    expect(await figures(shop)).toEqual(free);
    const back = await detail(shop, order_id);
    expect(back).toMatchObject({ status: 'error', error_reason: 'The postcode is of another city', error_fields: ['postal_code'] });
    expect(back.events.at(-1)).toMatchObject({
      kind: 'sent_back',
      params: { reason: 'The postcode is of another city' },
      actor_kind: 'staff',
    });
    const [mail, ...more] = await mailsOf(shop.customer_id);
    expect(more).toEqual([]);
    expect(mail?.template).toBe('verification.sent_back');
    expect(mail?.text).toContain('The postcode is of another city');
    const [notice] = (await send(noticesCalls.list, {}, shop.token)).content.list;
    expect(JSON.stringify(notice)).toContain('The postcode is of another city');
    // Not again as it is.
    expect((await submit(shop, [order_id]))[0]?.refusal?.code).toBe('orders.not_submittable');
    const lines = [aLine(shop.product.product_id, { unit_price: '1' })];
    const { content: saved } = await send(
      ordersCalls.save,
      anOrderInput(shop.product.product_id, { order_id, postal_code: '90013', lines }),
      shop.token,
    );
    expect(saved).toMatchObject({ status: 'approving', error_reason: '', error_fields: [] });
    expect((await submit(shop, [order_id]))[0]?.refusal).toBeNull();
    expect(await figures(shop)).toMatchObject({ stock: [{ frozen: 2 }], held: saved.quoted_total, broken: [] });
    expect(codeOf(await approve([order.one]))).toEqual(['done']);
  });

  it('needs a reason and known fields', async () => {
    const { one } = await waiting();
    expect((await sendBack(one, '  ')).status).toBe(422);
    const input = { ...one, reason: 'x', fields: ['customer_id'] };
    expect((await send(calls.deskSendBack, input as never, clerk.token)).status).toBe(422); // not a field of the form
    expect((await get(one)).status).toBe('uploaded');
  });
});

it('STAFF-03 staff cancel with a reason: stock and money are free, and the merchant reads it', async () => {
  const order = await waiting();
  expect((await cancel(order.one, ' ')).status).toBe(422);
  expect(await cancel(order.one, 'Recipient is on a sanctions list')).toMatchObject({ status: 200, content: { status: 'canceled' } });
  expect(await figures(order.shop)).toEqual(free);
  const after = await detail(order.shop, order.order_id);
  expect(after).toMatchObject({ status: 'canceled', canceled_at: after.updated_at });
  const [mail] = await mailsOf(order.shop.customer_id);
  expect(mail?.template).toBe('verification.canceled');
  expect(mail?.text).toContain('sanctions list');
  expect((await cancel(order.one)).content).toMatchObject({ code: 'orders.not_verifying' });
});

describe('ORD-31 from uploaded on only staff change or cancel', () => {
  it.each(['uploaded', 'approved'] as const)(
    'ORD-50 the merchant can neither change, cancel nor delete it while it is %s',
    async (status) => {
      const order = await waiting();
      const { shop, order_id, order_no } = order;
      if (status === 'approved') await approve([order.one]);
      const before = await figures(shop);
      const ids = [order_id];
      const edit = await send(ordersCalls.save, anOrderInput(shop.product.product_id, { order_id }), shop.token);
      expect(edit.content).toMatchObject({ code: 'orders.not_editable' });
      const lines = [aLine(shop.product.product_id)];
      const goods = await send(ordersCalls.saveProducts, { order_id, lines, consumables: [] }, shop.token);
      expect(goods.content).toMatchObject({ code: 'orders.not_editable' });
      const method = (await send(ordersCalls.setMethod, { ids, method: 'WORLD' }, shop.token)).content.list[0];
      expect(method?.refusal).not.toBeNull();
      expect((await send(ordersCalls.cancel, { ids }, shop.token)).content).toEqual({
        done: 0,
        refused: [{ order_id, order_no, code: 'orders.not_cancelable' }],
      });
      expect((await send(ordersCalls.delete, { ids }, shop.token)).content).toEqual({
        done: 0,
        refused: [{ order_id, order_no, code: 'orders.not_deletable' }],
      });
      expect(await figures(shop)).toEqual(before);
      expect((await detail(shop, order_id)).status).toBe(status);
    },
  );

  it('ORD-50 says it literally in both languages', () => {
    expect(text('en', 'refusals', 'orders.not_cancelable')).toBe(
      'The order may have entered the logistics phase. If you insist on cancellation, please contact your account manager.',
    );
    expect(text('zh_CN', 'refusals', 'orders.not_cancelable')).toBe('订单可能已进入物流环节。如坚持取消，请联系您的客户经理。');
  });
});

describe('at the same moment', () => {
  const code = ({ content }: { content: unknown }) => (content as { code?: string }).code ?? 'done'; // a refusal has a code

  it('approved and sent back: one wins, and the other reads who did what', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await waiting();
      const [approved, back] = await Promise.all([approve([order.one]), sendBack(order.one)]);
      const { status } = await detail(order.shop, order.order_id);
      if (status === 'approved') {
        expect([codeOf(approved), code(back)]).toEqual([['done'], 'orders.not_verifying']);
        expect(back.content).toMatchObject({ details: { now: expect.stringMatching(/^approved by Staff \d+$/) } });
      } else {
        expect([status, codeOf(approved)]).toEqual(['error', ['orders.not_verifying']]);
        expect(approved[0]?.refusal?.details['now']).toMatch(/^sent back by Staff \d+$/);
      }
      expect((await figures(order.shop)).broken).toEqual([]);
    }
  });

  it('two approvals: once, with one entry in the timeline', async () => {
    const order = await waiting();
    const both = await Promise.all([approve([order.one]), approve([order.one])]);
    expect(both.flatMap(codeOf).toSorted()).toEqual(['done', 'orders.not_verifying']);
    const { events } = await detail(order.shop, order.order_id);
    expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  });

  it('two cancellations: released once', async () => {
    const order = await waiting();
    const both = await Promise.all([cancel(order.one), cancel(order.one)]);
    expect(both.map(code).toSorted()).toEqual(['done', 'orders.not_verifying']);
    expect(await figures(order.shop)).toEqual(free);
    expect(await mailsOf(order.shop.customer_id)).toHaveLength(1);
  });

  it("a decision against the merchant's own actions: the merchant never wins while it is uploaded", async () => {
    const act = ({ shop, order_id }: Waiting) => [
      send(ordersCalls.cancel, { ids: [order_id] }, shop.token),
      send(ordersCalls.delete, { ids: [order_id] }, shop.token),
      submit(shop, [order_id]),
    ];
    const order = await waiting();
    const [approved] = await Promise.all([approve([order.one]), ...act(order)]);
    expect(codeOf(approved)).toEqual(['done']);
    expect(await detail(order.shop, order.order_id)).toMatchObject({ status: 'approved' });
    expect(await figures(order.shop)).toMatchObject({ stock: [{ frozen: 2 }], held: order.quoted_total, broken: [] });
  });

  it('sent back while the merchant cancels: released once, whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await waiting();
      const ids = [order.order_id];
      const [back] = await Promise.all([sendBack(order.one), send(ordersCalls.cancel, { ids }, order.shop.token)]);
      expect(code(back)).toBe('done');
      expect(['error', 'canceled']).toContain((await detail(order.shop, order.order_id)).status);
      expect(await figures(order.shop)).toEqual(free);
    }
  });
});

describe('who may verify', () => {
  it('customer service, order clerks and administrators; nobody else', async () => {
    const { one } = await waiting();
    for (const role of staffRoles) {
      const { token } = await make.aStaff(role);
      const may = ['administrator', 'customer_service', 'order_clerk'].includes(role);
      for (const answer of [
        await send(calls.deskList, {}, token),
        await send(calls.deskGet, one, token),
        await send(calls.deskClean, {}, token),
        await send(calls.deskPreview, one, token),
      ])
        expect([role, answer.status]).toEqual([role, may ? 200 : 403]);
      if (may) continue;
      expect((await send(calls.deskCancel, { ...one, reason: 'x' }, token)).status).toBe(403);
      expect((await send(calls.deskApprove, { keys: [`${one.customer_id}-${one.order_id}`] }, token)).status).toBe(403);
    }
    expect((await get(one)).status).toBe('uploaded');
  });

  it("an order under another merchant's number is not found", async () => {
    const [order, other] = [await waiting(), await aSeller()];
    const wrong = { customer_id: other.customer_id, order_id: order.order_id };
    expect((await send(calls.deskGet, wrong, clerk.token)).status).toBe(404);
    expect((await cancel(wrong)).status).toBe(404);
    expect(codeOf(await approve([wrong]))).toEqual(['request.not_found']);
  });
});

describe('the queue', () => {
  const counted = async () =>
    (await send(myWorkDeskCalls.counts, {}, clerk.token)).content.list.find(({ queue }) => queue === 'verification.to_verify')?.count ?? 0;

  it('STAFF-01 counts in My work what waits, and falls with each decision', async () => {
    const before = await counted();
    const [one, two, three] = [await waiting(), await waiting(), await waiting()];
    expect(await counted()).toBe(before + 3);
    await approve([one.one]);
    await sendBack(two.one);
    await cancel(three.one);
    expect(await counted()).toBe(before);
  });

  it('lists the oldest first, across merchants, with the place of each', async () => {
    const [old, young] = [await waiting(), await waiting()];
    const at = new Date(Date.now() - 3 * 86_400_000);
    await db.updateTable('orders').set({ submitted_at: at }).where('order_id', '=', old.order_id).execute();
    const { list } = (await send(calls.deskList, { order: 'asc', limit: 200 }, clerk.token)).content;
    const ids = list.map(({ order_id }) => order_id);
    expect(ids.indexOf(old.order_id)).toBeLessThan(ids.indexOf(young.order_id));
    expect(await get(old.one)).toMatchObject({ place: ids.indexOf(old.order_id) + 1, waiting: ids.length });
  });
});

it('whatever is decided, wallet and stock agree with their logs', async () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom('submit', 'approve', 'back', 'cancel', 'fix')), {
    minLength: 4,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const shop = await aSeller();
      const orders = [await waitingOf(shop), await waitingOf(shop), await waitingOf(shop)];
      for (const [at, what] of list) {
        const order = orders[at];
        if (!order) continue;
        if (what === 'approve') await approve([order.one]);
        else if (what === 'back') await sendBack(order.one);
        else if (what === 'cancel') await cancel(order.one);
        else if (what === 'submit') await submit(shop, [order.order_id]);
        else await send(ordersCalls.save, anOrderInput(shop.product.product_id, { order_id: order.order_id }), shop.token);
      }
      const now = await Promise.all(orders.map(({ order_id }) => detail(shop, order_id)));
      const held = now.filter(({ status }) => status === 'uploaded' || status === 'approved');
      const sum = held.reduce((total, { quoted_total }) => total + Math.round(Number(quoted_total) * 100), 0);
      expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 2 * held.length }], held: (sum / 100).toFixed(2), broken: [] });
    }),
    { numRuns: 8 },
  );
});
