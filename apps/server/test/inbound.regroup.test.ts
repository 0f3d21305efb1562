import { describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { aBox, aShipping, inboundKit } from './kit/inbound.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, send } = kit;
const { db } = deps.database;
const { aDraft, aMixedDraft, submitted } = inboundKit(kit);
const { get, merge, split, copy, save, list } = inboundCalls;
const errorsOf = (answer: { content: unknown }) =>
  (answer.content as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`); // a refusal's content

describe('splitting', () => {
  it('moves boxes with their units into a part that remembers its original, and divides the insurance by units', async () => {
    const { token, a, b, draft } = await aMixedDraft();
    const { content } = await send(split, { inbound_id: draft.inbound_id, box_nos: [2, 4] }, token);
    expect(content.part).toMatchObject({
      original_no: draft.inbound_no,
      bill_status: 'draft',
      reservation_quantity: 21,
      box_quantity: 2,
      volume_m3: '0.240',
      declared_value: '210.00',
      tracking_numbers: [],
      lines: [
        { product_id: a, quantity: 15, packed: 15 },
        { product_id: b, quantity: 6, packed: 6 },
      ],
      boxes: [
        { first_box_no: 1, count: 1 },
        { first_box_no: 2, count: 1 },
      ],
      services: [{ quantity: 2 }],
    });
    const rest = (await send(get, { inbound_id: draft.inbound_id }, token)).content;
    expect(rest).toMatchObject({
      reservation_quantity: 20,
      declared_value: '200.00',
      lines: [{ product_id: a, quantity: 20, packed: 20 }],
      boxes: [{ first_box_no: 1, count: 2 }],
      tracking_numbers: ['SF1000000000001'],
    });
    expect(rest.lines).toHaveLength(1);
    expect(rest.events.at(-1)).toMatchObject({ kind: 'split', params: { to: content.part.inbound_no, boxes: 2 } });
  });

  it('refuses unknown boxes, all boxes, and an appointment that is submitted', async () => {
    const { token, draft, product } = await aMixedDraft();
    const { inbound_id } = draft;
    expect(errorsOf(await send(split, { inbound_id, box_nos: [1, 9] }, token))).toEqual(['box_nos.1 inbound.no_box']);
    expect(errorsOf(await send(split, { inbound_id, box_nos: [1, 2, 3, 4] }, token))).toEqual(['box_nos inbound.both_parts']);
    const sent = await submitted(token, product.product_id);
    expect((await send(split, { inbound_id: sent.inbound_id, box_nos: [1] }, token)).error_code).toBe(3310);
  });
});

describe('merging', () => {
  it('INB-29 one appointment alone: Need at least two ASN numbers to merge', async () => {
    const { token, draft } = await aMixedDraft();
    for (const ids of [[], [draft.inbound_id], [draft.inbound_id, draft.inbound_id]])
      expect(await send(merge, { ids }, token)).toMatchObject({ error_code: 3307, msg: 'Need at least two ASN numbers to merge' });
  });

  it('INB-30 different originals: Select the same original ASN', async () => {
    const { token, draft, product } = await aMixedDraft();
    const stranger = await aDraft(token, product.product_id);
    const answer = await send(merge, { ids: [draft.inbound_id, stranger.inbound_id] }, token);
    expect(answer).toMatchObject({ error_code: 3308, msg: 'Select the same original ASN' });
  });

  it('D-51 the oldest takes over lines and boxes of its parts, and the parts are gone', async () => {
    const { token, a, b, draft } = await aMixedDraft();
    const { content } = await send(split, { inbound_id: draft.inbound_id, box_nos: [2, 4] }, token);
    const ids = [content.part.inbound_id, draft.inbound_id];
    const merged = await send(merge, { ids }, token);
    expect(merged.content).toMatchObject({
      inbound_id: draft.inbound_id,
      reservation_quantity: 41,
      box_quantity: 4,
      volume_m3: '0.480',
      declared_value: '410.00',
      lines: [
        { product_id: a, quantity: 35, packed: 35 },
        { product_id: b, quantity: 6, packed: 6 },
      ],
    });
    expect(merged.content.events.at(-1)).toMatchObject({ kind: 'merged', params: { from: content.part.inbound_no } });
    expect((await send(list, {}, token)).content.count).toBe(1);
  });

  it('D-51 not of two warehouses, and not when one is submitted', async () => {
    const { token, draft } = await aMixedDraft();
    const { content } = await send(split, { inbound_id: draft.inbound_id, box_nos: [1] }, token);
    const ids = [draft.inbound_id, content.part.inbound_id];
    await send(save, { inbound_id: content.part.inbound_id, step: 1, warehouse_id: 2 }, token);
    expect((await send(merge, { ids }, token)).error_code).toBe(3309);
    await send(save, { inbound_id: content.part.inbound_id, step: 1, warehouse_id: 1 }, token);
    const submit = await send(inboundCalls.submit, { inbound_id: draft.inbound_id }, token);
    expect(submit.status).toBe(200);
    expect((await send(merge, { ids }, token)).error_code).toBe(3310);
  });
});

describe('limits of merging', () => {
  it('refuses more boxes, tracking numbers or insured value than one appointment may have, and changes nothing', async () => {
    const { token, a, draft } = await aMixedDraft();
    const { content } = await send(split, { inbound_id: draft.inbound_id, box_nos: [1] }, token);
    const ids = [draft.inbound_id, content.part.inbound_id];
    for (const [at, inbound_id] of ids.entries()) {
      const tracking_numbers = Array.from({ length: 30 }, (_, no) => `T-${at}-${no}`);
      const shipping = aShipping({ tracking_numbers, declared_value: '60000000' });
      const lines = [{ product_id: a, quantity: 600 }];
      expect((await send(save, { inbound_id, step: 5, lines, boxes: [aBox(a, 1, { count: 600 })], shipping }, token)).status).toBe(200);
    }
    expect(errorsOf(await send(merge, { ids }, token))).toEqual(['ids inbound.too_many_boxes', 'ids too_many', 'ids too_big']);
    expect((await send(list, {}, token)).content.list.map(({ box_quantity }) => box_quantity)).toEqual([600, 600]);
  });
});

describe('units of one SKU', () => {
  it('refuses a merge and a split that would book more of it than a line may have, and changes nothing', async () => {
    const { token, a, draft } = await aMixedDraft();
    const { part } = (await send(split, { inbound_id: draft.inbound_id, box_nos: [1] }, token)).content;
    const ids = [draft.inbound_id, part.inbound_id];
    const lines = [{ product_id: a, quantity: 9_999_999 }];
    for (const inbound_id of ids)
      expect((await send(save, { inbound_id, step: 3, lines, boxes: [aBox(a, 9_999_999, { count: 3 })] }, token)).status).toBe(200);
    const merged = await send(merge, { ids }, token);
    expect(errorsOf(merged)).toEqual(['ids inbound.too_many_units']);
    expect(merged.content).toMatchObject({ fields: [{ msg: 'At most 9999999 units of one SKU' }] });
    expect(errorsOf(await send(split, { inbound_id: part.inbound_id, box_nos: [1, 2] }, token))).toEqual([
      'box_nos inbound.too_many_units',
    ]);
    expect((await send(list, {}, token)).content.list.map(({ box_quantity }) => box_quantity)).toEqual([3, 3]);
    expect((await send(split, { inbound_id: part.inbound_id, box_nos: [1] }, token)).status).toBe(200);
  });
});

describe('copying', () => {
  it('is refused when its warehouse is no longer offered', async () => {
    const { token, draft } = await aMixedDraft();
    await db.updateTable('warehouses').set({ enabled: false }).where('warehouse_id', '=', 1).execute();
    const answer = await send(copy, { inbound_id: draft.inbound_id }, token);
    await db.updateTable('warehouses').set({ enabled: true }).where('warehouse_id', '=', 1).execute();
    expect(errorsOf(answer)).toEqual(['inbound_id inbound.no_warehouse']);
  });

  it('makes a draft with the same lines and boxes, without tracking numbers, arrival and deleted products', async () => {
    const { token, a, b, draft } = await aMixedDraft();
    await db.updateTable('products').set({ deleted_at: new Date() }).where('product_id', '=', b).execute();
    const { content } = await send(copy, { inbound_id: draft.inbound_id }, token);
    expect(content).toMatchObject({
      original_no: content.inbound_no,
      bill_status: 'draft',
      carrier: 'SF Express',
      tracking_numbers: [],
      arrival_date: null,
      arrival_period: null,
      lines: [{ product_id: a, quantity: 35, packed: 35 }],
      box_quantity: 4,
    });
    expect(content.inbound_no).not.toBe(draft.inbound_no);
    expect(content.lines).toHaveLength(1);
  });
});
