import { describe, expect, it } from 'vitest';
import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { verificationKit } from './kit/verification.ts';

const kit = await testApp();
const { deps, send } = kit;
const { db } = deps.database;
const { clerk, waiting, waitingOf, approve, get, preview, detail, figures } = await verificationKit(kit);
type Waiting = Awaited<ReturnType<typeof waiting>>;
const alaska = {
  state: 'Alaska',
  city: 'Anchorage',
  postal_code: '99501',
  house_number: '',
  address1: '7 Ice Rd.',
  address2: '',
  phone: '+1 907 555 0100',
};
const changeMethod = ({ one }: Waiting, method: string, total: string) =>
  send(calls.deskChangeMethod, { ...one, method, total }, clerk.token);
const changeAddress = ({ one }: Waiting, total: string, address = alaska) =>
  send(calls.deskChangeAddress, { ...one, address, total }, clerk.token);
const priceOf = async ({ one }: Waiting, method: string, address?: typeof alaska) =>
  (await preview(one, address)).methods.find((each) => each.method === method)?.total ?? '';
describe('the method of an order that waits', () => {
  it('STAFF-03 the preview changes nothing; the change holds the new price and the timeline names both methods', async () => {
    const order = await waiting();
    const seen = await preview(order.one);
    expect(seen).toMatchObject({ held: order.quoted_total, spendable: expect.any(String) });
    const total = await priceOf(order, 'EXPRESS');
    expect(total).not.toBe(order.quoted_total);
    expect(await figures(order.shop)).toMatchObject({ held: order.quoted_total });
    expect(await changeMethod(order, 'EXPRESS', total)).toMatchObject({ status: 200, content: { method: 'EXPRESS', quoted_total: total } });
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 100, frozen: 2 }], held: total, broken: [] });
    const after = await detail(order.shop, order.order_id);
    expect(after).toMatchObject({ status: 'uploaded', quote: { method: 'EXPRESS', total, bound_at: expect.any(String) } });
    expect(after.events.at(-1)).toMatchObject({
      kind: 'method_changed',
      params: { before: 'WORLD', after: 'EXPRESS', total },
      actor_kind: 'staff',
    });
    expect((await approve([order.one]))[0]?.reply?.total).toBe(total);
  });

  it('a price that was not shown is refused with both, and nothing changes', async () => {
    const order = await waiting();
    const total = await priceOf(order, 'EXPRESS');
    const answer = await changeMethod(order, 'EXPRESS', '1.00');
    expect(answer.content).toMatchObject({ code: 'orders.price_changed', details: { old: '1.00', new: total } });
    expect(await figures(order.shop)).toMatchObject({ held: order.quoted_total, broken: [] });
    expect((await get(order.one)).method).toBe('WORLD');
  });

  it('what the balance does not cover is refused with what is missing', async () => {
    const order = await waiting({}, { minor: 1500 });
    const total = await priceOf(order, 'EXPRESS');
    expect(Number(total)).toBeGreaterThan(15);
    const answer = await changeMethod(order, 'EXPRESS', total);
    expect(answer.content).toMatchObject({ code: 'wallets.short', details: { missing: (Number(total) - 15).toFixed(2) } });
    expect(await figures(order.shop)).toMatchObject({ held: order.quoted_total, broken: [] });
    expect(await get(order.one)).toMatchObject({ method: 'WORLD', quoted_total: order.quoted_total });
  });

  it('one that does not take the parcel, or does not exist, is refused', async () => {
    const order = await waiting();
    for (const method of ['EU-LINE', 'NO-SUCH']) {
      const answer = await changeMethod(order, method, '5.00');
      expect(answer.content).toMatchObject({ code: 'orders.method_not_offered' });
    }
  });

  it('is not changed once the order is decided', async () => {
    const order = await waiting();
    const total = await priceOf(order, 'EXPRESS');
    await approve([order.one]);
    expect((await changeMethod(order, 'EXPRESS', total)).content).toMatchObject({ code: 'orders.not_verifying' });
    expect((await changeAddress(order, order.quoted_total ?? '')).content).toMatchObject({ code: 'orders.not_verifying' });
  });

  it('changed and approved at the same moment: what is held is what the order says', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await waiting();
      const total = await priceOf(order, 'EXPRESS');
      await Promise.all([changeMethod(order, 'EXPRESS', total), approve([order.one])]);
      const after = await detail(order.shop, order.order_id);
      expect(after.status).toBe('approved');
      expect(await figures(order.shop)).toMatchObject({ held: after.quoted_total, broken: [] });
    }
  });
});

describe('the address of an order that waits', () => {
  it('STAFF-03 cures a failing check; the price there is held, and the log has no street', async () => {
    const order = await waiting({ address1: '12345', method: 'US-LINE' });
    expect((await approve([order.one]))[0]?.refusal?.code).toBe('orders.check_failed');
    const total = await priceOf(order, 'US-LINE', alaska);
    expect(Number(total)).toBeGreaterThan(Number(order.quoted_total));
    expect(await changeAddress(order, total)).toMatchObject({ status: 200, content: { postal_code: '99501', quoted_total: total } });
    expect(await figures(order.shop)).toMatchObject({ held: total, broken: [] });
    const after = await detail(order.shop, order.order_id);
    expect(after).toMatchObject({ ...alaska, phone: '+19075550100', quote: { total } });
    expect(after.events.at(-1)).toMatchObject({ kind: 'address_changed', params: { total } });
    const logged = await db.selectFrom('operation_log').selectAll().where('operation', '=', 'verification.change_address').execute();
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('Ice Rd');
    expect((await approve([order.one]))[0]?.refusal).toBeNull();
  });

  it('the price of another address is refused', async () => {
    const order = await waiting({ method: 'US-LINE' });
    const answer = await changeAddress(order, order.quoted_total ?? '');
    expect(answer.content).toMatchObject({ code: 'orders.price_changed' });
    expect((await get(order.one)).postal_code).toBe('90012');
  });

  it('where the method does not go is refused', async () => {
    const order = await waiting({ method: 'US-LINE' });
    const answer = await changeAddress(order, '5.00', { ...alaska, postal_code: '00601' });
    expect(answer.content).toMatchObject({ code: 'orders.method_not_offered' });
  });

  it('ORD-39 a country of the European Union needs its house number here too', async () => {
    const order = await waiting({ country: 'DE', state: 'Berlin', city: 'Berlin', postal_code: '10115', house_number: '5' });
    const berlin = { ...alaska, state: 'Berlin', city: 'Berlin', postal_code: '10117', address1: 'Ackerstr.' };
    expect(errorsOf(await changeAddress(order, '5.00', berlin))).toEqual([['address.house_number', 'orders.house_number']]);
  });

  it('phone and postcode follow the rules of the merchant’s own form, in the preview and in the change', async () => {
    const order = await waiting({ country: 'CA', state: 'ON', city: 'Ottawa', method: 'WORLD' });
    const ottawa = { ...alaska, state: 'ON', city: 'Ottawa', postal_code: '99501', phone: '555 01' };
    const wrong = [
      ['address.phone', 'orders.phone'],
      ['address.postal_code', 'orders.postcode'],
    ];
    expect(errorsOf(await changeAddress(order, '5.00', ottawa))).toEqual(wrong);
    expect(errorsOf(await send(calls.deskPreview, { ...order.one, address: ottawa }, clerk.token))).toEqual(wrong);
    const right = { ...ottawa, postal_code: 'k1p5m7', phone: '(613) 555-0100' };
    expect(await changeAddress(order, await priceOf(order, 'WORLD', right), right)).toMatchObject({
      content: { postal_code: 'K1P 5M7', phone: '+16135550100' },
    });
  });

  it('all empty fields are named at once', async () => {
    const order = await waiting();
    const { status, content } = await changeAddress(order, '5.00', { ...alaska, city: ' ', phone: '' });
    expect(status).toBe(422);
    expect((content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
      'address.city',
      'address.phone',
    ]); // a refusal's content
  });

  it('looks for orders to the same recipient at the new place', async () => {
    const first = await waiting({ first_name: 'Bo', address1: alaska.address1 });
    const second = await waitingOf(first.shop, { first_name: 'Bo', address1: '8 Main St.' });
    const duplicate = async () => (await get(second.one)).checks.find(({ check }) => check === 'duplicate');
    expect(await duplicate()).toMatchObject({ result: 'pass' });
    await changeAddress(second, await priceOf(second, 'WORLD', alaska));
    expect(await duplicate()).toMatchObject({ result: 'warn', params: { orders: first.order_no } });
  });
});

it('pictures of products are those of the desk: the merchant’s own would end the session of staff', async () => {
  const order = await waiting();
  const file = {
    customer_id: order.shop.customer_id,
    storage_key: 'picture',
    name: 'a.png',
    mime: 'image/png',
    bytes: 1,
    sha256: Buffer.alloc(32),
  };
  const { file_id } = await db.insertInto('files').values(file).returning('file_id').executeTakeFirstOrThrow();
  await db.updateTable('products').set({ image_file_id: file_id }).where('product_id', '=', order.shop.product.product_id).execute();
  const { lines } = await get(order.one);
  expect(lines[0]?.image_url).toMatch(/^\/api\/desk\/product\/getImage\?customer_id=/);
  const { list } = (await send(calls.deskList, { customer_id: order.shop.customer_id }, clerk.token)).content;
  expect(list[0]?.goods[0]?.image_url).toMatch(/^\/api\/desk\//);
});
