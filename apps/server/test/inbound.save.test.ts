import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { basicConfigDeskCalls } from '@quayside/contract/basic-config/basic-config.desk-calls';
import { asSystem } from '#server/kernel/transaction.ts';
import { dayOf } from '#server/kernel/days.ts';
import { aBox, aShipping, anInboundInput, inboundKit, nextWeekday, type InboundInput } from './kit/inbound.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { aShop, aDraft, submitted } = inboundKit(kit);
const { save, get, submit } = inboundCalls;
const shop = await aShop();
const { product, other, token } = shop;
const store = (given: Partial<InboundInput>, who = token) => send(save, anInboundInput(product.product_id, given), who);
const errorsOf = (answer: { content: unknown }) =>
  (answer.content as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`); // a refusal's content

describe('saving an appointment', () => {
  it('INB-01 INB-02 stores warehouse, lines, boxes and shipping and answers all of it', async () => {
    const saved = await aDraft(token, product.product_id);
    expect(saved).toMatchObject({
      inbound_no: expect.stringMatching(/^ASN-\d{6}-[2-9A-Z]{7}$/),
      original_no: saved.inbound_no,
      bill_status: 'draft',
      audit_status: null,
      stage: null,
      step: 5,
      sku_quantity: 1,
      box_quantity: 2,
      reservation_quantity: 24,
      effective_quantity: 0,
      lines: [{ sku: product.sku, quantity: 24, purchase_price: '4.20', packed: 24, received: 0 }],
      boxes: [{ first_box_no: 1, count: 2, weight_kg: '12.50', items: [{ product_id: product.product_id, quantity: 12 }] }],
      box_states: [{ state: 'announced', count: 2 }],
      carrier: 'SF Express',
      volume_m3: '1.200',
      events: [{ kind: 'created' }],
    });
    expect((await send(get, { inbound_id: saved.inbound_id }, token)).content).toEqual(saved);
  });

  it('D-46 INB-05 a step stores its work alone; the other parts stay as they are', async () => {
    const { content: first } = await send(
      save,
      { step: 1, warehouse_id: 1, lines: [{ product_id: product.product_id, quantity: 5 }] },
      token,
    );
    const { inbound_id } = first;
    await send(save, { inbound_id, step: 3, packing_method: 'one_box', boxes: [aBox(product.product_id, 5)] }, token);
    const { content } = await send(save, { inbound_id, step: 2 }, token);
    expect(content).toMatchObject({ step: 3, packing_method: 'one_box', box_quantity: 1, reservation_quantity: 5, volume_m3: '0.120' });
  });

  it('INB-18 D-47 the Save button demands warehouse, courier, volume, arrival date and period, all at once', async () => {
    const answer = await send(save, { step: 1, check: 'save' }, token);
    expect(errorsOf(answer)).toEqual([
      'warehouse_id required',
      'shipping.carrier inbound.carrier_needed',
      'shipping.volume_m3 required',
      'shipping.arrival_date required',
      'shipping.arrival_period required',
    ]);
    // A step without them is stored.
    expect((await send(save, { step: 1, warehouse_id: 1 }, token)).status).toBe(200);
  });

  it('INB-22 INB-23 names every wrong field at once, each with its path', async () => {
    const answer = await store({
      warehouse_id: 999,
      lines: [
        { product_id: product.product_id, quantity: 1_000_000_000 },
        { product_id: 987654321, quantity: 1 },
        { product_id: other.product_id, quantity: -1 },
      ],
    });
    expect(errorsOf(answer)).toEqual(['lines.0.quantity too_big', 'lines.2.quantity too_small']);
    const twice = { ...aBox(product.product_id, 1), items: [1, 2].map((quantity) => ({ product_id: product.product_id, quantity })) };
    expect(errorsOf(await store({ boxes: [aBox(product.product_id, 1), twice] }))).toEqual(['boxes.1.items.1.product_id inbound.same_sku']);
    const unknown = await store({
      warehouse_id: 999,
      lines: [
        { product_id: product.product_id, quantity: 24 },
        { product_id: 987654321, quantity: 1 },
      ],
      boxes: [aBox(other.product_id, 1)],
      shipping: aShipping({ carrier: '', service_ids: [77] }),
    });
    expect(errorsOf(unknown)).toEqual([
      'warehouse_id inbound.no_warehouse',
      'lines.1.product_id inbound.no_product',
      'boxes.0.items.0.product_id inbound.not_booked',
      'shipping.service_ids.0 inbound.no_service',
      'shipping.carrier inbound.carrier_needed',
    ]);
  });

  it('INB-08 one box means one box, one SKU per box means one SKU in each', async () => {
    expect(errorsOf(await store({ packing_method: 'one_box' }))).toEqual(['boxes inbound.one_box_only']);
    const items = [product, other].map(({ product_id }) => ({ product_id, quantity: 2 }));
    const lines = items.map((item) => ({ ...item }));
    const mixed = await store({ lines, boxes: [{ count: 1, items }] });
    expect(errorsOf(mixed)).toEqual(['boxes.0.items.1.product_id inbound.one_sku_only']);
    expect((await store({ lines, boxes: [{ count: 1, items }], packing_method: 'mixed' })).status).toBe(200);
  });

  it('INB-26 D-48 a removed line is refused while a box holds it; with the new boxes it is gone', async () => {
    const { inbound_id } = await aDraft(token, product.product_id);
    const lines = [{ product_id: other.product_id, quantity: 3 }];
    expect(errorsOf(await send(save, { inbound_id, step: 1, lines }, token))).toEqual(['boxes.0.items.0.product_id inbound.not_booked']);
    const { content } = await send(save, { inbound_id, step: 1, warehouse_id: 2, lines, boxes: [] }, token);
    expect(content).toMatchObject({ warehouse_id: 2, lines: [{ sku: other.sku }], boxes: [], box_quantity: 0, reservation_quantity: 3 });
  });

  it('refuses more than a thousand boxes, ten thousand lines over all boxes, and a billion units in all', async () => {
    expect(errorsOf(await store({ boxes: [aBox(product.product_id, 1, { count: 1000 }), aBox(product.product_id, 1)] }))).toEqual([
      'boxes inbound.too_many_boxes',
    ]);
    const many = await make.someProducts(shop.customer_id, 101, (at) => ({ sku: `MANY-${at}` }));
    const lines = many.map(({ product_id }) => ({ product_id, quantity: 9_999_999 }));
    const items = many.slice(0, 11).map(({ product_id }) => ({ product_id, quantity: 1 }));
    expect(errorsOf(await store({ lines, packing_method: 'mixed', boxes: [{ count: 1000, items }] }))).toEqual([
      'lines too_big',
      'boxes inbound.too_many_items',
    ]);
  });

  it('INB-10 computes the volume from the boxes until one is entered, and follows the boxes', async () => {
    const draft = await aDraft(token, product.product_id, { shipping: aShipping({ volume_m3: null }) });
    expect(draft.volume_m3).toBe('0.240');
    const { inbound_id } = draft;
    const more = await send(save, { inbound_id, step: 3, boxes: [aBox(product.product_id, 8, { count: 3 })] }, token);
    expect(more.content.volume_m3).toBe('0.360');
    await send(save, { inbound_id, step: 5, shipping: aShipping({ volume_m3: '2' }) }, token);
    const kept = await send(save, { inbound_id, step: 3, boxes: [aBox(product.product_id, 24)] }, token);
    expect(kept.content.volume_m3).toBe('2.000');
  });

  it('D-49 the arrival is from tomorrow on, in the provider’s zone, and not when the dock is closed', async () => {
    const today = dayOf(new Date());
    expect(errorsOf(await store({ shipping: aShipping({ arrival_date: today }) }))).toEqual(['shipping.arrival_date inbound.too_early']);
    const sunday = await store({ shipping: aShipping({ arrival_date: nextWeekday(7) }) });
    expect(errorsOf(sunday)).toEqual(['shipping.arrival_date inbound.dock_closed']);
    expect((await store({ shipping: aShipping({ arrival_date: nextWeekday(6), arrival_period: 'morning' }) })).status).toBe(200);
    const saturday = await store({ shipping: aShipping({ arrival_date: nextWeekday(6), arrival_period: 'afternoon' }) });
    expect(errorsOf(saturday)).toEqual(['shipping.arrival_date inbound.dock_closed']);
  });

  it('INB-25 D-53 insurance needs products with quantities; its fee is the rate times the declared value', async () => {
    const empty = await store({
      lines: [{ product_id: product.product_id, quantity: 0 }],
      boxes: [],
      shipping: aShipping({ declared_value: '100' }),
    });
    expect(errorsOf(empty)).toEqual(['shipping.declared_value inbound.insurance_needs_lines']);
    const insured = await aDraft(token, product.product_id, { shipping: aShipping({ declared_value: '1234.50', service_ids: [1, 2] }) });
    expect(insured).toMatchObject({ insurance_rate: '0.00300', insurance_fee: '3.70', fees_total: '5.50' });
    expect(insured.services).toMatchObject([
      { name_en: 'Label each unit', quantity: 24, fee: '1.20' },
      { name_en: 'Photos of each box', quantity: 2, fee: '0.60' },
    ]);
  });

  it('D-53 STAFF-10 staff set the rate; an insured appointment keeps its own until the value changes', async () => {
    const { inbound_id } = await aDraft(token, product.product_id, { shipping: aShipping({ declared_value: '1000' }) });
    const admin = await make.aStaff();
    const set = (value: string) => send(basicConfigDeskCalls.deskSave, { cfg_name: 'inbound_insurance_rate', value }, admin.token);
    expect((await set('1')).status).toBe(422);
    await set('0.005');
    const again = (declared_value: string) => send(save, { inbound_id, step: 5, shipping: aShipping({ declared_value }) }, token);
    expect((await again('1000')).content.insurance_fee).toBe('3.00');
    expect((await again('2000')).content.insurance_fee).toBe('10.00');
    await set('0.003');
  });

  it('two tabs edit one draft: the second reads it instead of overwriting', async () => {
    const { inbound_id, updated_at } = await aDraft(token, product.product_id);
    const change = (quantity: number) =>
      send(save, { inbound_id, updated_at, step: 1, lines: [{ product_id: product.product_id, quantity }] }, token);
    expect((await change(30)).status).toBe(200);
    expect(await change(40)).toMatchObject({ status: 409, error_code: 1013 });
    expect((await send(get, { inbound_id }, token)).content.reservation_quantity).toBe(30);
  });

  it('two saves at once: one waits for the other’s lock and is then refused', async () => {
    const { inbound_id, updated_at } = await aDraft(token, product.product_id);
    const change = (quantity: number) =>
      send(save, { inbound_id, updated_at, step: 1, lines: [{ product_id: product.product_id, quantity }] }, token);
    let late = Promise.resolve<{ status: number }[]>([]);
    await asSystem(deps.database, async (tx) => {
      await sql`select from inbounds where inbound_id = ${inbound_id} for update`.execute(tx);
      late = Promise.all([change(31), change(32)]);
      await waitsForLock(db, 2);
    });
    const answers = await late;
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('a product that is deleted meanwhile is reported at its line', async () => {
    const gone = await make.aProduct(shop.customer_id);
    let late = Promise.resolve<{ content: unknown }>({ content: null });
    await asSystem(deps.database, async (tx) => {
      await sql`select from products where product_id = ${gone.product_id} for update`.execute(tx);
      late = store({ lines: [{ product_id: gone.product_id, quantity: 1 }], boxes: [] });
      await waitsForLock(db);
      await tx.updateTable('products').set({ deleted_at: new Date() }).where('product_id', '=', gone.product_id).execute();
    });
    expect(errorsOf(await late)).toEqual(['lines.0.product_id inbound.no_product']);
  });

  it('a voided one can no longer be changed in any part', async () => {
    const { inbound_id } = await submitted(token, product.product_id);
    await db.updateTable('inbounds').set({ bill_status: 'voided' }).where('inbound_id', '=', inbound_id).execute();
    for (const part of [{ lines: [] }, { shipping: aShipping() }])
      expect(await send(save, { inbound_id, step: 1, ...part }, token)).toMatchObject({ status: 409, error_code: 3315 });
  });

  it('saves and submits 2,000 lines in 500 boxes without a statement for each line or box', async () => {
    const { customer_id, token: big } = await aShop();
    const many = await make.someProducts(customer_id, 2000, (at) => ({ sku: `BIG-${at}` }));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statements = async (count: number, inBox: number) => {
      const lines = many.slice(0, count).map(({ product_id }) => ({ product_id, quantity: 1 }));
      const boxes = Array.from({ length: count / inBox }, (_, at) => ({
        count: 1,
        weight_kg: String(at + 1),
        items: lines.slice(at * inBox, (at + 1) * inBox),
      }));
      query.mockClear();
      const { content } = await send(save, anInboundInput(0, { lines, boxes, packing_method: 'mixed' }), big);
      expect(content).toMatchObject({ sku_quantity: count, box_quantity: count / inBox, reservation_quantity: count });
      expect((await send(submit, { inbound_id: content.inbound_id }, big)).content.bill_status).toBe('submitted');
      expect(query.mock.calls.length).toBeGreaterThan(20);
      return query.mock.calls.length;
    };
    // A new connection of the pool adds a few of its own.
    expect(await statements(2000, 4)).toBeLessThan((await statements(1, 1)) + 100);
    query.mockRestore();
  });

  it('INB-15 after submitting, steps 1 to 4 are locked', async () => {
    const { inbound_id } = await submitted(token, product.product_id);
    for (const part of [{ warehouse_id: 2 }, { lines: [] }, { boxes: [] }, { packing_method: 'mixed' as const }])
      expect(await send(save, { inbound_id, step: 1, ...part }, token)).toMatchObject({ status: 409, error_code: 3302 });
  });
});

describe('resolving codes', () => {
  it('finds SKU, alias and barcode, and answers null for an unknown code', async () => {
    const named = await make.aProduct(shop.customer_id, { sku: 'Pack-1', alias: 'Pack-A', barcode: '690123' });
    const codes = ['pack-1', 'PACK-A', '690123', 'nothing', 'pack-1'];
    const { content } = await send(inboundCalls.resolveCodes, { codes }, token);
    expect(content.list.map(({ code, product }) => [code, product?.product_id ?? null])).toEqual(
      codes.map((code) => [code, code === 'nothing' ? null : named.product_id]),
    );
  });
});
