import { describe, expect, it } from 'vitest';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { euCountries } from '@quayside/domain/kernel/countries';
import { dayOf } from '#server/kernel/days.ts';
import { aLine, anOrderInput, orderKit, type OrderInput } from './kit/orders.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { aShop, anOrder, aConsumable, switchOff } = orderKit(kit);
const { save, get, list } = ordersCalls;
const shop = await aShop();
const input = (given: Partial<OrderInput> = {}) => anOrderInput(shop.product.product_id, given);
const faults = async (given: object) => errorsOf(await send(save, input(given), shop.token));

describe('orders.save', () => {
  it('D-28 ORD-02 ORD-15 keeps every field; the order is Approving, its customer and its number are not for the client to say', async () => {
    const sent = input();
    const { content, status } = await send(save, sent, shop.token);
    expect(status).toBe(200);
    const { lines: _lines, consumables: _packaging, ...fields } = sent;
    expect(content).toMatchObject({
      ...fields,
      email: 'ana@mail.test',
      phone: '+12135550188 ext. 12',
      status: 'approving',
      recipient_name: 'Ana Núñez',
      canceled_at: null,
    });
    expect(content.order_no).toMatch(new RegExp(`^SO-${dayOf(new Date()).slice(2).replaceAll('-', '')}-[2-9A-HJ-NP-Z]{8}$`));
    expect((await send(get, { order_id: content.order_id }, shop.token)).content).toEqual(content);
    const row = await db.selectFrom('orders').selectAll().where('order_id', '=', content.order_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ customer_id: shop.customer_id, account_id: shop.account_id });
    expect((await send(save, { ...input(), customer_id: 1 } as never, shop.token)).status).toBe(422);
  });

  it('ORD-03 D-31 shows of each line what the order says and what the product is; names left out are empty', async () => {
    const product = await make.aProduct(shop.customer_id, {
      weight_g: 900,
      measured_weight_g: 950,
      length_cm: '20',
      width_cm: '10',
      height_cm: '5.5',
    });
    await make.aLevel(product, { total: 9, frozen: 2 });
    await make.aLevel(product, { total: 50, warehouse_id: 2 });
    const {
      last_name: _l,
      email: _e,
      id_number: _i,
      company: _c,
      ...least
    } = input({ lines: [aLine(product.product_id, { unit_price: '0.1', quantity: 3 }), aLine(shop.product.product_id)] });
    const { content } = await send(save, least, shop.token);
    expect(content).toMatchObject({
      last_name: '',
      email: '',
      id_number: '',
      company: '',
      recipient_name: 'Ana',
      sku_quantity: 2,
      quantity: 5,
      total: '37.30',
    });
    expect(content.lines.map((line) => line.product_id)).toEqual([product.product_id, shop.product.product_id]);
    expect(content.lines[0]).toEqual({
      product_id: product.product_id,
      sku: product.sku,
      product_name: 'Oak lamp',
      unit_price: '0.10',
      quantity: 3,
      image_url: null,
      property_ids: [1],
      hs_code: '940540',
      weight_g: 950,
      length_cm: '20.00',
      width_cm: '10.00',
      height_cm: '5.50',
      available: 7,
      consumables: [],
      serial_numbers: [],
    });
  });

  it('ORD-29 changes everything about an Approving order, and nothing about a cancelled one', async () => {
    const { order_id, order_no, updated_at } = await anOrder(shop.token, shop.product.product_id);
    const other = await make.aProduct(shop.customer_id);
    const change = anOrderInput(other.product_id, { order_id, updated_at, city: 'San Diego', warehouse_id: 2, address_type: 'military' });
    const { content } = await send(save, change, shop.token);
    expect(content).toMatchObject({
      order_no,
      city: 'San Diego',
      warehouse_id: 2,
      address_type: 'military',
      platform_order_no: change.platform_order_no,
    });
    expect(content.lines.map((line) => line.sku)).toEqual([other.sku]);
    expect((await send(save, change, shop.token)).error_code).toBe(1013);
    await send(ordersCalls.cancel, { ids: [order_id] }, shop.token);
    const { msg, error_code } = await send(save, { ...change, updated_at: undefined }, shop.token);
    expect({ msg, error_code }).toEqual({ error_code: 5001, msg: 'Only Approving orders can be edited.' });
    expect((await send(get, { order_id }, shop.token)).content.city).toBe('San Diego');
  });

  const fieldMessages = [
    ['en-us', 'Parameter cannot contain special symbols', 'Over 500 characters, cannot submit'],
    ['zh-cn', '参数不能包含特殊符号', '超过 500 个字符，无法提交'],
  ] as const;
  it.each(fieldMessages)(
    'NET-21 NET-25 LIMIT-03 says at its field what is wrong with a code and with a remark (%s)',
    async (lang, symbols, tooLong) => {
      const refused = async (given: Partial<OrderInput>) => (await send(save, input(given), shop.token, { lang })).content;
      for (const platform_order_no of ['AMZ<1', 'AMZ>1', 'AMZ\u00071'])
        expect(await refused({ platform_order_no })).toMatchObject({
          fields: [{ path: 'platform_order_no', code: 'special_symbols', msg: symbols }],
        });
      expect(await refused({ remark: 'x'.repeat(501) })).toMatchObject({ fields: [{ path: 'remark', code: 'over_500', msg: tooLong }] });
      expect((await send(save, input({ remark: 'x'.repeat(500) }), shop.token, { lang })).status).toBe(200);
    },
  );

  it('a change that is refused leaves the order as it was', async () => {
    const before = await anOrder(shop.token, shop.product.product_id);
    const { order_id } = before;
    expect((await send(save, input({ order_id, city: 'Elsewhere', warehouse_id: 999 }), shop.token)).status).toBe(422);
    expect((await send(get, { order_id }, shop.token)).content).toEqual(before);
  });
});

describe('what an order must say', () => {
  const required = ['first_name', 'phone', 'city', 'state', 'country', 'postal_code', 'address1'] as const;
  it.each(required)('ORD-38 %s of the recipient is required', async (field) => {
    for (const nothing of ['', '  ', undefined]) expect((await faults({ [field]: nothing })).map(([path]) => path)).toEqual([field]);
  });

  it('ORD-38 tells all that is missing at once', async () => {
    const nothing = Object.fromEntries(required.map((field) => [field, '']));
    expect((await faults(nothing)).map(([path]) => path).sort()).toEqual(required.toSorted());
  });

  it('ORD-39 D-32 the 27 countries of the European Union need a house number, others do not', async () => {
    expect(euCountries).toHaveLength(27);
    for (const country of euCountries)
      expect(await faults({ country, house_number: ' ' })).toEqual([['house_number', 'orders.house_number']]);
    expect((await send(save, input({ country: 'DE', house_number: '12a' }), shop.token)).content.house_number).toBe('12a');
    for (const country of ['GB', 'CH', 'US', 'JP']) expect((await send(save, input({ country }), shop.token)).status, country).toBe(200);
  });

  it('ORD-40 warehouse, country and products must be chosen, from those there are', async () => {
    expect(await faults({ warehouse_id: undefined })).toMatchObject([['warehouse_id', expect.any(String)]]);
    expect((await faults({ country: undefined })).map(([path]) => path)).toEqual(['country']);
    expect((await faults({ country: 'XX' })).map(([path]) => path)).toEqual(['country']);
    expect((await faults({ lines: [] })).map(([path]) => path)).toEqual(['lines']);
    const closed = { code: 'OFF', name_en: 'Off', name_cn: '停', country: 'US', enabled: false };
    const { warehouse_id: off } = await db.insertInto('warehouses').values(closed).returning('warehouse_id').executeTakeFirstOrThrow();
    for (const warehouse_id of [off, 999]) expect(await faults({ warehouse_id })).toEqual([['warehouse_id', 'orders.no_warehouse']]);
    const { product_id } = shop.product;
    expect(await faults({ lines: [aLine(product_id), aLine(999_999)] })).toEqual([['lines.1.product_id', 'orders.no_product']]);
    expect(await faults({ lines: [aLine(product_id), aLine(product_id)] })).toEqual([['lines.1.product_id', 'duplicate']]);
  });

  it('ORD-41 ORD-42 ORD-43 a line has a name, a price and a quantity, none of them empty or zero', async () => {
    const line = async (given: object) => faults({ lines: [{ ...aLine(shop.product.product_id), ...given }] });
    expect((await line({ product_name: ' ' })).map(([path]) => path)).toEqual(['lines.0.product_name']);
    for (const unit_price of ['0', '0.00', '-1', '0.001', ''])
      expect(
        (await line({ unit_price })).map(([path]) => path),
        unit_price,
      ).toEqual(['lines.0.unit_price']);
    for (const quantity of [0, -1, 1.5, 100_000]) expect((await line({ quantity })).map(([path]) => path)).toEqual(['lines.0.quantity']);
    expect((await line({ product_name: '', unit_price: '0', quantity: 0 })).length).toBe(3);
  });

  it('ORD-44 a remark has at most 500 characters', async () => {
    expect(await faults({ remark: 'x'.repeat(501) })).toEqual([['remark', 'over_500']]);
    expect((await send(save, input({ remark: 'x'.repeat(500) }), shop.token)).status).toBe(200);
  });

  it('ORD-09 an address is residential, business or military; residential by default', async () => {
    for (const address_type of ['residential', 'business', 'military'] as const)
      expect((await send(save, input({ address_type }), shop.token)).content.address_type).toBe(address_type);
    expect((await send(save, input({ address_type: undefined }), shop.token)).content.address_type).toBe('residential');
    expect((await faults({ address_type: 'commercial' })).map(([path]) => path)).toEqual(['address_type']);
  });

  it('D-29 one live order per number of the platform, however it is written; the other one is named', async () => {
    const { order_no, order_id } = await anOrder(shop.token, shop.product.product_id, { platform_order_no: 'Web-77' });
    const answer = await send(save, input({ platform_order_no: 'WEB-77' }), shop.token);
    expect(errorsOf(answer)).toEqual([['platform_order_no', 'orders.number_exists']]);
    expect(JSON.stringify(answer.content)).toContain(order_no);
    // It may keep its own, another merchant may use it, and a cancelled order frees it.
    expect((await send(save, input({ order_id, platform_order_no: 'web-77' }), shop.token)).status).toBe(200);
    const other = await aShop();
    expect((await send(save, anOrderInput(other.product.product_id, { platform_order_no: 'WEB-77' }), other.token)).status).toBe(200);
    await send(ordersCalls.cancel, { ids: [order_id] }, shop.token);
    expect((await send(save, input({ platform_order_no: 'WEB-77' }), shop.token)).status).toBe(200);
  });

  it('reports the errors of warehouse, product, packaging and number together', async () => {
    await anOrder(shop.token, shop.product.product_id, { platform_order_no: 'ALL-1' });
    const all = {
      platform_order_no: 'ALL-1',
      warehouse_id: 999,
      lines: [aLine(999_999)],
      consumables: [{ consumable_id: 999_999, quantity: 1 }],
    };
    expect((await faults(all)).map(([path]) => path).sort()).toEqual([
      'consumables.0.consumable_id',
      'lines.0.product_id',
      'platform_order_no',
      'warehouse_id',
    ]);
    expect((await send(list, { number: 'ALL-1' }, shop.token)).content.count).toBe(1);
  });
});

describe('packaging', () => {
  it('CONS-04 an order keeps what was chosen in its dialog, besides what its products add', async () => {
    const [own, company] = [await aConsumable({ customer_id: shop.customer_id }), await aConsumable({ chargeable: false })];
    const product = await make.aProduct(shop.customer_id);
    await db
      .insertInto('product_consumables')
      .values({ customer_id: shop.customer_id, product_id: product.product_id, consumable_id: company, quantity: 2 })
      .execute();
    const chosen = [
      { consumable_id: company, quantity: 3 },
      { consumable_id: own, quantity: 1 },
    ];
    const { content } = await send(save, anOrderInput(product.product_id, { consumables: chosen }), shop.token);
    expect(content.consumables.map((one) => [one.consumable_id, one.attached, one.chargeable, one.scope])).toEqual([
      [own, 1, 1, 'customer'],
      [company, 3, 0, 'company'],
    ]);
    expect(content.lines[0]?.consumables).toMatchObject([{ consumable_id: company, attached: 2 }]);
    const { order_id } = content;
    const changed = await send(
      save,
      anOrderInput(product.product_id, { order_id, consumables: [{ consumable_id: own, quantity: 7 }] }),
      shop.token,
    );
    expect(changed.content.consumables).toMatchObject([{ consumable_id: own, attached: 7 }]);
  });

  it("CONS-04 refuses another merchant's, an unknown, a switched-off and a repeated one, each at its line", async () => {
    const other = await make.aMerchant();
    const ids = [
      await aConsumable(),
      await aConsumable({ customer_id: other.customer_id }),
      999_999,
      await aConsumable({ enabled: false }),
    ];
    const consumables = ids.map((consumable_id) => ({ consumable_id, quantity: 1 }));
    expect(await faults({ consumables })).toEqual([1, 2, 3].map((at) => [`consumables.${at}.consumable_id`, 'products.no_consumable']));
    expect(await faults({ consumables: [consumables[0], consumables[0]] })).toEqual([['consumables.1.consumable_id', 'duplicate']]);
    for (const quantity of [0, 1000])
      expect((await faults({ consumables: [{ ...consumables[0], quantity }] })).map(([path]) => path)).toEqual(['consumables.0.quantity']);
  });

  it('CONS-04 keeps one that was switched off after it was chosen, and lets no other order choose it', async () => {
    const consumables = [{ consumable_id: await aConsumable(), quantity: 1 }];
    const { order_id } = await anOrder(shop.token, shop.product.product_id, { consumables });
    await switchOff(consumables[0]?.consumable_id ?? 0);
    expect((await send(save, input({ order_id, consumables }), shop.token)).content.consumables).toHaveLength(1);
    expect(await faults({ consumables })).toEqual([['consumables.0.consumable_id', 'products.no_consumable']]);
  });
});

it('the operation log says that an order was saved, and nothing about who gets it', async () => {
  const { token, product } = await aShop();
  await anOrder(token, product.product_id);
  const [line] = (await send(operationLogCalls.list, { limit: 10 }, token)).content.list;
  const { call_method, request_parameters = '' } = line ?? {};
  expect(call_method).toBe('orders.save');
  expect(request_parameters).toContain('AMZ-');
  for (const word of ['Núñez', '010-9988', 'ana@mail', 'X123', 'Acme', 'Main St', 'Unit 4', 'Gate C', '90012', 'Los Angeles', 'California'])
    expect(request_parameters.toLowerCase()).not.toContain(word.toLowerCase());
});
