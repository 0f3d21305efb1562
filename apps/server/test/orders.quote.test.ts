import { describe, expect, it } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { aLine, anOrderInput } from './kit/orders.ts';
import { errorsOf } from './kit/products.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, deps } = kit;
const { db } = deps.database;
const { aSeller, anOrderOf, detail } = submitKit(kit);
const { quote, save, services, saveProducts } = ordersCalls;
const shop = await aSeller();
const { product_id } = shop.product;
const toBerlin = { country: 'DE', state: 'Berlin', city: 'Berlin', postal_code: '10115', house_number: '5' };
const asked = (given: object = {}) => ({
  warehouse_id: 1,
  country: 'DE',
  postal_code: '10115',
  lines: [{ product_id, unit_price: '12', quantity: 1 }],
  consumables: [],
  ...given,
});
const quoted = async (given: object = {}) => (await send(quote, asked(given) as never, shop.token)).content;
const faults = async (given: object) => errorsOf(await send(save, anOrderInput(product_id, given), shop.token));

describe('methods for a parcel', () => {
  it('QUOTE-01 QUOTE-02 have courier, time, billing method, factor, cost, other charges and total; the cheapest first', async () => {
    const { methods, spendable, parcel } = await quoted();
    const offered = methods.filter((one) => one.offered);
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.map(({ total }) => Number(total))).toEqual(offered.map(({ total }) => Number(total)).toSorted((a, b) => a - b));
    for (const { shipping, other, total, items } of offered) {
      expect((Number(shipping) + Number(other)).toFixed(2)).toBe(total);
      expect(items.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2)).toBe(total);
    }
    expect(offered.find(({ method }) => method === 'EU-LINE')).toMatchObject({
      courier: expect.any(String),
      days_min: expect.any(Number),
      billing_method: 'greater',
      volume_factor: expect.any(Number),
      tax_terms: 'ddp',
    });
    expect(spendable).toBe('1000.00');
    expect(parcel).toMatchObject({ units: 1, value_usd: '12.00' });
  });

  it('a stored quote is read item by item, by its owner only', async () => {
    const own = await aSeller();
    const order = await anOrderOf(own, { ...toBerlin, method: 'EU-LINE' });
    const { quote_id, total } = order.quote ?? expect.fail('no quote');
    const stored = (await send(ordersCalls.getQuote, { quote_id }, own.token)).content;
    expect(stored).toMatchObject({ quote_id, total, method: 'EU-LINE' });
    expect(stored.items.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2)).toBe(total);
    expect(stored.items[0]).toMatchObject({ code: expect.any(String), inputs: expect.anything() });
    expect((await send(ordersCalls.getQuote, { quote_id }, shop.token)).status).toBe(404);
  });

  it('ORD-06 a list is filtered by the methods of the tariff', async () => {
    const { list } = (await send(ordersCalls.methods, {}, shop.token)).content;
    expect(list).toContainEqual({ method: 'WORLD', name_en: 'World', name_cn: '全球' });
    const order = await anOrderOf(shop, { ...toBerlin, method: 'EU-LINE', platform_order_no: 'BY-METHOD' });
    const found = (await send(ordersCalls.list, { method: 'EU-LINE' }, shop.token)).content.list;
    expect(found.map(({ order_id }) => order_id)).toContain(order.order_id);
    expect(found.every(({ method }) => method === 'EU-LINE')).toBe(true);
    expect(
      (await send(ordersCalls.list, { recipient: order.last_name.slice(0, 2).toLowerCase() }, shop.token)).content.count,
    ).toBeGreaterThan(0);
    expect((await send(ordersCalls.list, { recipient: 'nobody' }, shop.token)).content.count).toBe(0);
  });

  it('the others come last, each with its reason', async () => {
    const { methods } = await quoted();
    const first = methods.findIndex(({ offered }) => !offered);
    expect(methods.slice(first).every(({ offered, total }) => !offered && total === null)).toBe(true);
    expect(methods.find(({ method }) => method === 'US-LINE')?.reasons).toEqual([{ code: 'COUNTRY_NOT_SERVED', params: {} }]);
    const heavy = await quoted({ lines: [{ product_id, unit_price: '12', quantity: 90 }] });
    expect(heavy.methods.find(({ method }) => method === 'POST-REG')?.reasons[0]).toMatchObject({
      code: 'WEIGHT_OVER_LIMIT',
      params: { limit: '2000' },
    });
  });

  it('measured data replaces declared data as a whole', async () => {
    const before = await quoted();
    expect(before.warnings).toContain('DECLARED_DATA');
    const measured = { measured_weight_g: 1500, measured_length_cm: '30', measured_width_cm: '20', measured_height_cm: '10' };
    await db.updateTable('products').set(measured).where('product_id', '=', product_id).execute();
    const after = await quoted();
    expect(after.parcel).toMatchObject({ goods_g: 1500, sides_cm: ['30.00', '20.00', '10.00'] });
    expect(after.warnings).not.toContain('DECLARED_DATA');
    const none = { measured_weight_g: null, measured_length_cm: null, measured_width_cm: null, measured_height_cm: null };
    await db.updateTable('products').set(none).where('product_id', '=', product_id).execute();
  });

  it('TAX-03 the recipient’s other orders of the day count for the 150 EUR of IOSS', async () => {
    const to = { first_name: 'Lena', last_name: 'Brandt', address1: 'Kastanienallee 54' };
    const lines = [{ product_id, unit_price: '100', quantity: 1 }];
    const alone = await quoted({ ...to, lines });
    const kinds = (answer: typeof alone) => answer.methods.find(({ method }) => method === 'EU-LINE')?.taxes.map(({ kind }) => kind);
    expect([alone.recipient_day_value, kinds(alone)]).toEqual(['0.00', expect.arrayContaining(['ioss'])]);
    const stored = await anOrderOf(shop, { ...toBerlin, ...to, lines: [aLine(product_id, { unit_price: '99', quantity: 1 })] });
    const second = await quoted({ ...to, lines });
    expect([second.recipient_day_value, kinds(second)]).toEqual(['99.00', expect.arrayContaining(['vat'])]);
    // Another street is another recipient, and an order is not counted with itself.
    expect((await quoted({ ...to, address1: 'Kastanienallee 55', lines })).recipient_day_value).toBe('0.00');
    expect((await quoted({ ...to, order_id: stored.order_id, lines })).recipient_day_value).toBe('0.00');
    // To a country whose rules sum nothing it is not even read.
    const oregon = { ...to, country: 'US', postal_code: '97205' };
    const there = { ...toBerlin, ...oregon, state: 'Oregon', city: 'Portland' };
    await anOrderOf(shop, { ...there, lines: [aLine(product_id, { unit_price: '99', quantity: 1 })] });
    expect((await quoted({ ...oregon, lines })).recipient_day_value).toBe('0.00');
  });

  it('QUOTE-05 D-39 platform payment: the tax is not charged', async () => {
    const mode = async (platform_payment: boolean) =>
      (await quoted({ platform_payment })).methods.find(({ method }) => method === 'EU-LINE')?.taxes.find(({ kind }) => kind === 'ioss')
        ?.mode;
    expect([await mode(false), await mode(true)]).toEqual(['charged', 'platform']);
  });

  it('a price group has its own prices', async () => {
    const of = async () => (await quoted()).methods.find(({ method }) => method === 'EU-LINE')?.shipping;
    const standard = await of();
    await db.insertInto('customer_price_groups').values({ customer_id: shop.customer_id, price_group: 'VIP' }).execute();
    expect(Number(await of())).toBeLessThan(Number(standard));
    await db.deleteFrom('customer_price_groups').execute();
  });

  it('a product of another merchant is refused at its line', async () => {
    const other = await aSeller();
    const lines = [{ product_id: other.product.product_id, unit_price: '1', quantity: 1 }];
    expect(errorsOf(await send(quote, asked({ lines }) as never, shop.token))).toEqual([['lines.0.product_id', 'orders.no_product']]);
  });
});

describe('value-added services', () => {
  it('QUOTE-03 are those of the warehouse with the price of the merchant’s group', async () => {
    const { list } = (await send(services, { warehouse_id: 1 }, shop.token)).content;
    expect(list).toContainEqual({ service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', per: 'unit', price: '0.21' });
    expect((await send(services, { warehouse_id: 999 }, shop.token)).content.list).toEqual([]);
  });

  it('ORD-04 are stored with type, quantity and projected fee, which is an item of the price', async () => {
    const order = await anOrderOf(shop, { services: [{ service: 'PHOTO', quantity: 2 }] });
    expect(order.services).toEqual([{ service: 'PHOTO', name_en: 'Photo', name_cn: '拍照', quantity: 2, projected_fee: '0.42' }]);
    expect(order.quote?.items.find(({ code }) => code === 'service:PHOTO')?.amount).toBe('0.42');
  });

  it('QUOTE-09 QUOTE-10 QUOTE-11 QUOTE-16 need a quantity up to the units, each once, and a quoted type', async () => {
    const one = (service: object) => faults({ services: [service] });
    expect(await one({ service: 'PHOTO' })).toEqual([['services.0.quantity', 'required']]);
    expect(await one({ service: 'PHOTO', quantity: 3 })).toEqual([['services.0.quantity', 'orders.service_quantity']]);
    expect(await one({ service: 'DANCE', quantity: 1 })).toEqual([['services.0.service', 'orders.no_service']]);
    const twice = await send(
      save,
      anOrderInput(product_id, {
        services: [
          { service: 'PHOTO', quantity: 1 },
          { service: 'PHOTO', quantity: 1 },
        ],
      }),
      shop.token,
    );
    expect(JSON.stringify(twice.content)).toContain('Value-added services already exist!');
    const unknown = await send(save, anOrderInput(product_id, { services: [{ service: 'DANCE', quantity: 1 }] }), shop.token);
    expect(JSON.stringify(unknown.content)).toContain('No relevant value-added service type quoted');
  });

  it('ORD-35 D-27 are fixed once the order is created, as long as its products stay', async () => {
    const order = await anOrderOf(shop, { services: [{ service: 'PHOTO', quantity: 1 }] });
    const change = (given: object) => faults({ order_id: order.order_id, platform_order_no: order.platform_order_no, ...given });
    expect(await change({ services: [] })).toEqual([['services', 'orders.services_fixed']]);
    expect(await change({ services: [{ service: 'PHOTO', quantity: 2 }] })).toEqual([['services', 'orders.services_fixed']]);
    expect(await change({ services: [{ service: 'PHOTO', quantity: 1 }], method: 'POST-REG' })).toEqual([]);
    expect(await change({ services: [{ service: 'PHOTO', quantity: 3 }], lines: [aLine(product_id, { quantity: 3 })] })).toEqual([]);
  });
});

describe('the chosen method', () => {
  it('D-33 ORD-37 the wizard demands one, and it must be offered', async () => {
    expect(await faults({ method: '' })).toEqual([['method', 'orders.no_method']]);
    const answer = await send(save, anOrderInput(product_id, { method: '' }), shop.token);
    expect(JSON.stringify(answer.content)).toContain('No shipping method selected for this order');
    expect(await faults({ method: 'EU-LINE' })).toEqual([['method', 'orders.method_not_offered']]);
    expect(await faults({ method: 'NONE' })).toEqual([['method', 'orders.method_not_offered']]);
  });

  it('ORD-01 the order carries its quote: version, group, expiry after 24 hours, items and taxes', async () => {
    const order = await anOrderOf(shop, { ...toBerlin, method: 'EU-LINE' });
    expect(order.quote).toMatchObject({ method: 'EU-LINE', version: 'TEST', price_group: 'STANDARD', bound_at: null });
    expect(Date.parse(order.quote?.expires_at ?? '') - Date.parse(order.quote?.at ?? '')).toBe(24 * 3_600_000);
    expect(order.quote?.total).toBe(order.quoted_total);
    expect(order.quote?.taxes.map(({ kind, mode }) => `${kind} ${mode}`)).toEqual(['customs_duty charged', 'ioss charged']);
  });

  it('ORD-14 ORD-36 changed products drop the method and the services, and the timeline says so', async () => {
    const order = await anOrderOf(shop, { services: [{ service: 'PHOTO', quantity: 1 }] });
    // Another price alone is a change too: the services cannot stay as they are.
    const dearer = await anOrderOf(shop, { services: [{ service: 'PHOTO', quantity: 1 }] });
    const repriced = { order_id: dearer.order_id, lines: [aLine(product_id, { unit_price: '19' })], consumables: [] };
    expect((await send(saveProducts, repriced, shop.token)).content).toMatchObject({ method: '', services: [] });
    const lines = [aLine(product_id, { quantity: 5 })];
    const { content } = await send(saveProducts, { order_id: order.order_id, lines, consumables: [] }, shop.token);
    expect(content).toMatchObject({ method: '', services: [], quote: null, quoted_total: null, quantity: 5, city: order.city });
    expect((await detail(shop, order.order_id)).events.map(({ kind }) => kind)).toEqual(['created', 'products_changed']);
    const stale = { order_id: order.order_id, updated_at: order.updated_at, lines, consumables: [] };
    expect((await send(saveProducts, stale, shop.token)).content).toMatchObject({ code: 'request.changed_meanwhile' });
  });

  it('of many orders is compared and set, with the difference; one it does not serve is refused by itself', async () => {
    const [us, de] = [await anOrderOf(shop), await anOrderOf(shop, { ...toBerlin, method: 'EU-LINE' })];
    const { list } = (await send(ordersCalls.compareMethods, { ids: [us.order_id, de.order_id] }, shop.token)).content;
    const world = list.find(({ method }) => method === 'WORLD');
    expect(world).toMatchObject({ orders: 2, before: (Number(us.quoted_total) + Number(de.quoted_total)).toFixed(2) });
    expect(list.find(({ method }) => method === 'EU-LINE')).toMatchObject({ orders: 1, before: de.quoted_total, total: de.quoted_total });
    const outcome = (await send(ordersCalls.setMethod, { ids: [us.order_id, de.order_id], method: 'EU-LINE' }, shop.token)).content.list;
    expect(outcome.map(({ refusal }) => refusal?.code ?? 'set')).toEqual(['orders.method_not_offered', 'set']);
    const set = (await send(ordersCalls.setMethod, { ids: [de.order_id], method: 'WORLD' }, shop.token)).content.list[0]?.reply;
    expect(set).toMatchObject({ before: de.quoted_total });
    expect(await detail(shop, de.order_id)).toMatchObject({ method: 'WORLD', quoted_total: set?.total });
  });
});

describe('tax numbers', () => {
  it('TAX-01 QUOTE-04 D-40 are checked by the kinds the country uses, and stored', async () => {
    const order = await anOrderOf(shop, { ...toBerlin, method: 'EU-LINE', vat_number: 'DE123456789', ioss_number: 'IM2760000742' });
    expect(order).toMatchObject({ vat_number: 'DE123456789', ioss_number: 'IM2760000742' });
    expect(order.quote?.taxes.find(({ kind }) => kind === 'ioss')?.mode).toBe('declared');
    const wrong = await faults({ ...toBerlin, method: 'EU-LINE', vat_number: 'DE12', ioss_number: '276' });
    expect(wrong).toEqual([
      ['vat_number', 'orders.tax_number'],
      ['ioss_number', 'orders.tax_number'],
    ]);
    expect(await faults({ country: 'GB', postal_code: 'BS1 4QA', vat_number: 'GB123456789' })).toEqual([]);
    expect(await faults({ country: 'AU', postal_code: '2000', gst_number: '51824753556' })).toEqual([]);
    expect(await faults({ country: 'BR', postal_code: '01310-100', icms_number: '12345678000195' })).toEqual([]);
    expect(await faults({ country: 'AU', postal_code: '2000', gst_number: 'X' })).toEqual([['gst_number', 'orders.tax_number']]);
  });
});
