import { describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingKit, stationKit } from './kit/receiving.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const test = await testApp();
const { deps, make, send } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const { broken: brokenStock, levels } = stockKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const { scan, station, countAll, closeBox, addPhoto, setCount, qualify, shelve, close, rowOf, eventsOf } = stationKit(test, clerk);

describe('receiving by box', () => {
  it('STAFF-09 INB-12 moves through the stages by itself: boxes arrive, are counted, qualified, shelved, and make stock with layers', async () => {
    const inbound = await anInbound();
    expect((await station(inbound)).boxes).toMatchObject([{ state: 'announced' }, { state: 'announced' }]);
    expect(await scan(inbound, inbound.mark(1))).toMatchObject({ result: 'opened', box_no: 1 });
    expect(await rowOf(inbound)).toMatchObject({ stage: 'pending_quality_control', arrived_at: expect.any(Date) });
    for (let unit = 1; unit <= 5; unit++)
      expect(await scan(inbound, inbound.mug.barcode, 1)).toMatchObject({ result: 'counted', counted: unit, booked: 5 });
    for (const code of [inbound.lamp.sku.toLowerCase(), inbound.lamp.sku, inbound.lamp.barcode]) await scan(inbound, code, 1);
    expect((await closeBox(inbound, 1)).status).toBe(200);
    expect((await qualify(inbound, 1)).content).toEqual({ qualified: 8 });
    expect((await shelve(inbound, { box_nos: [1], shelf: 'A-03' })).content).toEqual({ boxes: 1, units: 8 });
    expect(await levels(inbound.customer_id)).toMatchObject([
      { total: 5, expected: 5 },
      { total: 3, expected: 3 },
    ]);
    expect(await rowOf(inbound)).toMatchObject({ stage: 'shelved', effective_quantity: 8, shelved_at: expect.any(Date) });
    expect(await brokenStock(inbound.customer_id)).toEqual([]);
    const layers = await db
      .selectFrom('stock_layers')
      .select(['source_no', 'received'])
      .where('customer_id', '=', inbound.customer_id)
      .execute();
    expect(layers).toEqual([
      { source_no: inbound.inbound_no, received: 5 },
      { source_no: inbound.inbound_no, received: 3 },
    ]);
    // A box that comes later is received all the same.
    await scan(inbound, inbound.mark(2));
    await countAll(inbound, 2);
    await closeBox(inbound, 2);
    await qualify(inbound, 2);
    expect((await shelve(inbound)).content).toEqual({ boxes: 1, units: 8 });
    expect((await close(inbound)).content).toEqual({ loss_order_nos: [], missing_boxes: 0 });
    expect(await rowOf(inbound)).toMatchObject({ stage: 'inventory_completed', effective_quantity: 16, completed_at: expect.any(Date) });
    expect(await levels(inbound.customer_id)).toMatchObject([
      { total: 10, expected: 0 },
      { total: 6, expected: 0 },
    ]);
    expect(await eventsOf(inbound)).toEqual([
      'arrived',
      'counted',
      'qualified',
      'shelved',
      'arrived',
      'counted',
      'qualified',
      'shelved',
      'completed',
    ]);
    expect(await scan(inbound, inbound.mark(1))).not.toHaveProperty('result');
    expect((await closeBox(inbound, 1)).error_code).toBe(3502);
  });

  it('says what a scan did: another SKU, an unknown code, a counted box, a box of another appointment, no open box', async () => {
    const [inbound, other] = [await anInbound(), await anInbound()];
    const extra = await make.aProduct(inbound.customer_id);
    expect(await scan(inbound, inbound.mug.sku)).toMatchObject({ result: 'no_open_box', sku: inbound.mug.sku });
    await scan(inbound, inbound.mark(1));
    expect(await scan(inbound, extra.sku, 1)).toMatchObject({ result: 'not_in_box', sku: extra.sku });
    expect(await scan(inbound, 'NO-SUCH', 1)).toMatchObject({ result: 'unknown' });
    // Another merchant's SKU says nothing about that merchant.
    expect(await scan(inbound, other.mug.sku, 1)).toMatchObject({ result: 'unknown', sku: null });
    expect(await scan(inbound, other.mark(1), 1)).toMatchObject({
      result: 'other_appointment',
      box_no: 1,
      other: { inbound_id: other.inbound_id, inbound_no: other.inbound_no, box_no: 1 },
    });
    expect(await scan(inbound, inbound.mark(9), 1)).toMatchObject({ result: 'unknown' });
    await countAll(inbound, 1);
    await closeBox(inbound, 1);
    expect(await scan(inbound, inbound.mark(1))).toMatchObject({ result: 'counted_already' });
    expect(await scan(inbound, inbound.mug.sku, 1)).toMatchObject({ result: 'counted_already' });
    const { scans } = await station(inbound, 1);
    expect(scans.map(({ result }) => result)).toEqual([
      'counted_already',
      'counted_already',
      'closed',
      'all_as_booked',
      'unknown',
      'other_appointment',
      'unknown',
      'unknown',
      'not_in_box',
      'opened',
      'no_open_box',
    ]);
    expect((await levels(inbound.customer_id)).every(({ total }) => total === 0)).toBe(true);
  });

  it('finds an appointment by box mark, number or tracking number', async () => {
    const inbound = await anInbound({ tracking_numbers: ['SF-10001', 'SF-10002'] });
    const find = async (code: string) => (await send(calls.deskFind, { code }, clerk.token)).content.found;
    const found = { inbound_id: inbound.inbound_id, customer_id: inbound.customer_id };
    expect(await find(inbound.mark(2).toLowerCase())).toMatchObject([{ ...found, box_no: 2 }]);
    expect(await find(inbound.inbound_no)).toMatchObject([{ ...found, box_no: null }]);
    expect(await find('SF-10002')).toMatchObject([found]);
    expect(await find('SF-1')).toEqual([]);
  });

  it('takes arrivals as a list, as a number of boxes, or all', async () => {
    const inbound = await anInbound();
    const arrive = (more: object) => send(calls.deskArrive, { ...inbound.key, ...more }, clerk.token);
    expect((await arrive({ box_nos: [9] })).content).toMatchObject({ fields: [{ path: 'box_nos' }] });
    expect((await arrive({ count: 1 })).content).toEqual({ arrived: 1 });
    expect((await arrive({ box_nos: [1] })).content).toEqual({ arrived: 0 });
    expect((await arrive({})).content).toEqual({ arrived: 1 });
  });

  it('ends the question for another time once a box is here', async () => {
    const inbound = await anInbound({ proposed_date: '2099-01-05', proposed_period: 'morning' });
    await scan(inbound, inbound.mark(1));
    expect(await rowOf(inbound)).toMatchObject({ proposed_date: null, proposed_period: null });
    const answer = { inbound_id: inbound.inbound_id, accept: 1 } as const;
    expect((await send(inboundCalls.answerProposal, answer, inbound.merchant.token)).error_code).toBe(3314);
  });

  it('loses and doubles nothing when two scanners count one box, and counts a repeated request once', async () => {
    const inbound = await anInbound();
    await scan(inbound, inbound.mark(1));
    await Promise.all(Array.from({ length: 10 }, () => scan(inbound, inbound.mug.sku, 1)));
    const itemOf = async () => (await station(inbound, 1)).box?.items.find(({ product_id }) => product_id === inbound.mug.product_id);
    expect(await itemOf()).toMatchObject({ received: 10 });
    const again = { 'idempotency-key': '8f6f9d3e-1d1a-4d6e-9a0e-0c9a4f0f2b11' };
    await Promise.all([scan(inbound, inbound.mug.sku, 1, again), scan(inbound, inbound.mug.sku, 1, again)]);
    expect(await itemOf()).toMatchObject({ received: 11 });
    // Two mark scans at once open it twice and change nothing.
    expect(await Promise.all([scan(inbound, inbound.mark(2)), scan(inbound, inbound.mark(2))])).toMatchObject([
      { result: 'opened' },
      { result: 'opened' },
    ]);
    expect((await eventsOf(inbound)).filter((kind) => kind === 'arrived')).toHaveLength(2);
  });

  it('waits for a scan that is being written before the box is closed', async () => {
    const inbound = await anInbound();
    await scan(inbound, inbound.mark(1));
    await countAll(inbound, 1);
    const closing = await db.transaction().execute(async (tx) => {
      const box = tx.selectFrom('inbound_boxes').select('box_no').where('inbound_id', '=', inbound.inbound_id).where('box_no', '=', 1);
      await box.forUpdate().execute();
      const waiting = closeBox(inbound, 1);
      await waitsForLock(db);
      // Not awaited here: it waits for this transaction.
      return { waiting };
    });
    expect((await closing.waiting).status).toBe(200);
  });

  it('undoes the last action of a box: a scan, a typed count, all as booked', async () => {
    const inbound = await anInbound();
    await scan(inbound, inbound.mark(1));
    const undo = () => send(calls.deskUndo, { ...inbound.key, box_no: 1 }, clerk.token);
    const counts = async () => (await station(inbound, 1)).box?.items.map(({ received }) => received);
    await scan(inbound, inbound.mug.sku, 1);
    await countAll(inbound, 1);
    const extra = await make.aProduct(inbound.customer_id);
    await setCount(inbound, 1, extra.product_id, { received: 2, reason: 'surplus' });
    expect(await counts()).toEqual([5, 3, 2]);
    await undo();
    expect(await counts()).toEqual([5, 3]);
    await undo();
    expect(await counts()).toEqual([1, null]);
    await undo();
    expect(await counts()).toEqual([null, null]);
    expect((await undo()).error_code).toBe(3506);
  });

  it('closes a box with a difference only with a reason for each SKU and a photo, and says all of it at once', async () => {
    const inbound = await anInbound();
    await scan(inbound, inbound.mark(1));
    await countAll(inbound, 1);
    expect((await setCount(inbound, 1, inbound.mug.product_id, { received: 4, broken: 5 })).content).toMatchObject({
      fields: [{ path: 'broken' }],
    });
    await setCount(inbound, 1, inbound.mug.product_id, { received: 4 });
    const refused = await closeBox(inbound, 1);
    expect(refused.content).toMatchObject({
      fields: [
        { path: `items.${inbound.mug.product_id}.reason`, code: 'receiving.reason_needed' },
        { path: 'photos', code: 'receiving.photo_needed' },
      ],
    });
    await setCount(inbound, 1, inbound.mug.product_id, { received: 4, broken: 1, reason: 'broken' });
    await addPhoto(inbound, 1);
    expect((await closeBox(inbound, 1)).status).toBe(200);
    const { boxes, differences, coming_loss } = await station(inbound);
    expect(boxes[0]).toMatchObject({ state: 'counted', differs: true });
    expect(differences).toEqual([
      { box_no: 1, product_id: inbound.mug.product_id, sku: inbound.mug.sku, units: -2 },
      { box_no: 2, product_id: null, sku: null, units: -8 },
    ]);
    expect(coming_loss).toMatchObject({ units: 10, broken: 1 });
  });
});
