import { describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { aBox, aShipping, inboundKit } from './kit/inbound.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { make, send } = kit;
const { aMixedDraft } = inboundKit(kit);
const { get, split, copy, save, savePacking, list } = inboundCalls;
const errorsOf = (answer: { content: unknown }) =>
  (answer.content as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`); // a refusal's content

describe('packing by a supplier', () => {
  const limited = (customer_id: number, skus: string[]) => make.anAccount(customer_id, 'supplier', ['inbound.read', 'inbound.pack'], skus);

  it('D-65 fills boxes of its SKUs; boxes of others keep their numbers', async () => {
    const { customer_id, token, a, b, draft, other } = await aMixedDraft();
    const { inbound_id } = draft;
    const boxes = [aBox(a, 35), aBox(b, 2, { count: 3 }), aBox(a, 1)];
    await send(save, { inbound_id, step: 3, boxes }, token);
    const supplier = await limited(customer_id, [other.sku]);
    const before = (await send(get, { inbound_id }, supplier.token)).content;
    expect(before).toMatchObject({ boxes: [{ first_box_no: 2, count: 3 }], lines: [{ product_id: b, quantity: 6, packed: 6 }] });
    const answer = await send(savePacking, { inbound_id, boxes: [aBox(b, 3, { count: 2 })] }, supplier.token);
    expect(answer.content).toMatchObject({
      boxes: [{ first_box_no: 2, count: 2, items: [{ product_id: b, quantity: 3 }] }],
      box_quantity: 2,
    });
    const whole = (await send(get, { inbound_id }, token)).content;
    expect(whole.boxes.map(({ first_box_no, count }) => [first_box_no, count])).toEqual([
      [1, 1],
      [2, 2],
      [5, 1],
    ]);
    expect(whole).toMatchObject({
      box_quantity: 4,
      events: expect.arrayContaining([expect.objectContaining({ kind: 'packing_changed' })]),
    });
    const more = await send(savePacking, { inbound_id, boxes: [aBox(b, 1, { count: 4 })] }, supplier.token);
    expect(more.content.boxes.map(({ first_box_no, count }) => [first_box_no, count])).toEqual([
      [2, 3],
      [6, 1],
    ]);
  });

  it('D-65 equal boxes around a box of others are two rows, and a split moves the boxes it names', async () => {
    const { customer_id, token, a, b, draft, other } = await aMixedDraft();
    const { inbound_id } = draft;
    await send(save, { inbound_id, step: 3, boxes: [aBox(b, 1), aBox(a, 35)] }, token);
    const supplier = await limited(customer_id, [other.sku]);
    await send(savePacking, { inbound_id, boxes: [aBox(b, 2, { count: 3 })] }, supplier.token);
    const rows = (await send(get, { inbound_id }, token)).content.boxes;
    expect(rows.map(({ first_box_no, count, items }) => [first_box_no, count, items[0]?.product_id])).toEqual([
      [1, 1, b],
      [2, 1, a],
      [3, 2, b],
    ]);
    const { content } = await send(split, { inbound_id, box_nos: [1, 4] }, token);
    expect(content.part.boxes).toMatchObject([{ first_box_no: 1, count: 2, items: [{ product_id: b, quantity: 2 }] }]);
    expect((await send(get, { inbound_id }, token)).content.boxes).toMatchObject([
      { first_box_no: 1, count: 1, items: [{ product_id: a, quantity: 35 }] },
      { first_box_no: 2, count: 1, items: [{ product_id: b, quantity: 2 }] },
    ]);
  });

  it('D-65 cannot pack a SKU of others, not even one that is booked, and nothing after submitting', async () => {
    const { customer_id, token, a, b, draft, other } = await aMixedDraft();
    const supplier = await limited(customer_id, [other.sku]);
    const { inbound_id } = draft;
    expect(errorsOf(await send(savePacking, { inbound_id, boxes: [aBox(b, 1), aBox(a, 1)] }, supplier.token))).toEqual([
      'boxes.1.items.0.product_id inbound.not_booked',
    ]);
    const twice = { count: 1, items: [1, 2].map((quantity) => ({ product_id: b, quantity })) };
    expect(errorsOf(await send(savePacking, { inbound_id, boxes: [twice] }, supplier.token))).toEqual([
      'boxes.0.items.1.product_id inbound.same_sku',
    ]);
    await send(inboundCalls.submit, { inbound_id }, token);
    expect((await send(savePacking, { inbound_id, boxes: [] }, supplier.token)).error_code).toBe(3302);
  });

  it('D-65 sees no prices, no fees, no driver and nothing of other SKUs', async () => {
    const { customer_id, token, b, draft, other, product } = await aMixedDraft();
    const { inbound_id } = draft;
    const secret = { driver_name: 'Secret Driver', driver_phone: '+86 1380000', plate: 'SECRET1', remark: 'Secret remark' };
    await send(
      inboundCalls.updateShipping,
      { inbound_id, shipping: aShipping({ ...secret, declared_value: '410', service_ids: [2] }) },
      token,
    );
    const supplier = await limited(customer_id, [other.sku]);
    const { content } = await send(get, { inbound_id }, supplier.token);
    expect(content).toMatchObject({ sku_quantity: 1, reservation_quantity: 6, box_quantity: 0, boxes: [], fees_total: null, services: [] });
    expect(content.lines).toMatchObject([{ product_id: b, purchase_price: null }]);
    const rows = await send(list, {}, supplier.token);
    expect(rows.content.list).toMatchObject([{ sku_quantity: 1, reservation_quantity: 6, box_quantity: 0, goods: [{ sku: other.sku }] }]);
    expect((await send(list, { tracking: 'SECRET1' }, token)).content.count).toBe(1);
    expect((await send(list, { tracking: 'SECRET1' }, supplier.token)).content.count).toBe(0);
    const boxes = await send(inboundCalls.boxes, {}, supplier.token);
    expect(boxes.content.list).toEqual([]);
    const shown = JSON.stringify([content, rows.content]);
    expect(shown).not.toMatch(/secret|"410|7\.77/i);
    expect(shown).not.toContain(product.sku);
    const options = await send(inboundCalls.options, {}, supplier.token);
    expect(options.content.services.every(({ price }) => price === null)).toBe(true);
  });

  it('D-65 a limited colleague cannot change an appointment with lines of others', async () => {
    const { customer_id, draft, other, b } = await aMixedDraft();
    const { token } = await make.anAccount(customer_id, 'internal', ['inbound.read', 'inbound.edit', 'products.read'], [other.sku]);
    const { inbound_id } = draft;
    expect((await send(get, { inbound_id }, token)).status).toBe(200);
    const tries = [
      send(save, { inbound_id, step: 1, lines: [{ product_id: b, quantity: 1 }], boxes: [] }, token),
      send(inboundCalls.submit, { inbound_id }, token),
      send(inboundCalls.withdraw, { ids: [inbound_id] }, token),
      send(inboundCalls.delete, { ids: [inbound_id] }, token),
      send(split, { inbound_id, box_nos: [1] }, token),
      send(copy, { inbound_id }, token),
      send(inboundCalls.updateShipping, { inbound_id, shipping: {} }, token),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    // Of its own SKUs it books as everybody does.
    const own = await send(save, { step: 1, warehouse_id: 1, lines: [{ product_id: b, quantity: 1, purchase_price: '2' }] }, token);
    expect(own.content).toMatchObject({ lines: [{ purchase_price: '2.00' }] });
    expect(errorsOf(await send(save, { step: 1, warehouse_id: 1 }, token))).toEqual(['lines inbound.lines_needed']);
  });
});
