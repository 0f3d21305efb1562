import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderInput } from './kit/orders.ts';
import { anOrderInput, orderKit } from './kit/orders.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, send } = kit;
const { db } = deps.database;
const { aShop, anOrder } = orderKit(kit);
const { save, saveProducts } = ordersCalls;
const shop = await aShop();
const british = { country: 'GB', state: 'England', city: 'Bristol', postal_code: 'BS1 4QA' };
const sendOrder = (given: Partial<OrderInput>, headers = {}) =>
  send(save, anOrderInput(shop.product.product_id, given), shop.token, headers);
const storedOf = async (given: Partial<OrderInput>) => {
  const { order_id } = await anOrder(shop.token, shop.product.product_id, given);
  const columns = ['phone', 'postal_code'] as const;
  return db.selectFrom('orders').select(columns).where('order_id', '=', order_id).executeTakeFirstOrThrow();
};
const messagesOf = ({ content }: { content: unknown }) =>
  (content as { fields: { path: string; msg: string }[] }).fields.map(({ path, msg }) => [path, msg]); // a refusal's content

describe('the phone of a recipient', () => {
  it.each([
    ['020 7946 0321', '+442079460321'],
    ['(020) 7946-0321', '+442079460321'],
    ['+44 (0)20 7946 0321', '+442079460321'],
    ['0044 20 7946 0321', '+442079460321'],
    ['+1 213 555 0188 ext. 12', '+12135550188 ext. 12'],
    ['００８６ 138 0013 8000', '+8613800138000'],
  ])('ORD-02 to Britain %s is stored as %s', async (phone, stored) => {
    expect(await storedOf({ ...british, phone })).toMatchObject({ phone: stored });
  });

  it.each(['020 79', 'unknown', '+44 20 7946 0321 0321 0321', '020 7946 0321 evenings'])('to Britain %s is refused', async (phone) => {
    expect(errorsOf(await sendOrder({ ...british, phone }))).toEqual([['phone', 'orders.phone']]);
  });

  it('a number that is possible but of no known range is taken: a wrong refusal costs an order', async () => {
    expect(await storedOf({ phone: '555 010 9988' })).toMatchObject({ phone: '+15550109988' });
  });

  it('an order that was saved before the rule keeps its number when only its products change', async () => {
    const order = await anOrder(shop.token, shop.product.product_id);
    await db.updateTable('orders').set({ phone: '12345' }).where('order_id', '=', order.order_id).execute();
    const lines = order.lines.map(({ product_id, product_name, unit_price }) => ({ product_id, product_name, unit_price, quantity: 5 }));
    const { status, content } = await send(saveProducts, { order_id: order.order_id, lines, consumables: [] }, shop.token);
    expect([status, content.phone]).toEqual([200, '12345']);
  });
});

describe('the postcode of a recipient', () => {
  it.each([
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['GB', 'bs14qa', 'BS1 4QA'],
    ['SE', 'SE-11122', '111 22'],
    ['JP', '〒1000001', '100-0001'],
    ['US', '941031234', '94103-1234'],
    ['HK', '', ''],
    ['AE', '00000', '00000'],
    ['CL', '', ''],
  ])('ORD-38 to %s "%s" is stored as "%s"', async (country, postal_code, stored) => {
    expect(await storedOf({ country, postal_code, house_number: '5' })).toMatchObject({ postal_code: stored });
  });

  it('both errors name the country, in English and Chinese', async () => {
    const wrong = { country: 'CA', postal_code: '90012', phone: '555 01' };
    expect(messagesOf(await sendOrder(wrong))).toEqual([
      [
        'phone',
        'This cannot be a phone number in Canada. Check its digits; a number of another country starts with + and its country code.',
      ],
      ['postal_code', 'Postcodes of Canada look like K1A 0B1'],
    ]);
    expect(messagesOf(await sendOrder(wrong, { 'accept-language': 'zh-CN' }))).toEqual([
      ['phone', '这不可能是加拿大的电话号码。请检查位数；其他国家的号码请以 + 和国家区号开头。'],
      ['postal_code', '加拿大的邮编格式如 K1A 0B1'],
    ]);
  });
});
