import { describe, expect, it } from 'vitest';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingKit, stationKit } from './kit/receiving.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, make, send } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const { broken: brokenStock, levels } = stockKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const { scan, station, countAll, closeBox, addPhoto, qualify, shelve, rowOf, qualifyAll } = stationKit(test, clerk);

describe('quality control and shelving', () => {
  it('INB-31 demands as many inspected units as the inspection type says, and full inspection all of them', async () => {
    for (const [inspection, least] of [
      ['sampling', 2],
      ['full', 5],
    ] as const) {
      const inbound = await anInbound({ inspection });
      await scan(inbound, inbound.mark(1));
      await countAll(inbound, 1);
      await closeBox(inbound, 1);
      const items = [inbound.mug, inbound.lamp].map(({ product_id }) => ({ product_id, inspected: 1, broken: 0 }));
      const refused = await send(calls.deskQualify, { ...inbound.key, box_no: 1, items }, clerk.token);
      expect(refused.content).toMatchObject({
        fields: [{ path: 'items.0.inspected', msg: expect.stringContaining(String(least)) }, { path: 'items.1.inspected' }],
      });
      expect((await qualify(inbound, 1)).content).toEqual({ qualified: 8 });
      expect((await qualify(inbound, 1)).error_code).toBe(3504);
    }
  });

  it('needs a serial number for each qualified unit, and stores them with the box and the appointment', async () => {
    const inbound = await anInbound();
    await db.updateTable('products').set({ scan_serial: true }).where('product_id', '=', inbound.lamp.product_id).execute();
    await scan(inbound, inbound.mark(1));
    await countAll(inbound, 1);
    await closeBox(inbound, 1);
    await addPhoto(inbound, 1);
    const sendSerials = (numbers: string[], broken = 0) =>
      send(
        calls.deskQualify,
        {
          ...inbound.key,
          box_no: 1,
          items: [
            { product_id: inbound.mug.product_id, inspected: 5, broken: 0 },
            { product_id: inbound.lamp.product_id, inspected: 3, broken, serial_numbers: numbers },
          ],
        },
        clerk.token,
      );
    expect((await sendSerials(['S1', 'S2'])).content).toMatchObject({ fields: [{ code: 'receiving.serials_needed' }] });
    expect((await sendSerials(['S1', 'S2', 's1'])).content).toMatchObject({ fields: [{ code: 'receiving.serials_needed' }] });
    const taken = { customer_id: inbound.customer_id, serial_number: 'S2', product_id: inbound.mug.product_id };
    await db.insertInto('serial_numbers').values(taken).execute();
    expect((await sendSerials(['S1', 'S2'], 1)).content).toMatchObject({
      fields: [{ code: 'receiving.serial_used', msg: expect.stringContaining('S2') }],
    });
    expect((await sendSerials(['S1', 'S3'], 1)).content).toEqual({ qualified: 7 });
    const stored = await db
      .selectFrom('serial_numbers')
      .select(['serial_number', 'box_no', 'receiving_no'])
      .where('product_id', '=', inbound.lamp.product_id)
      .execute();
    expect(stored).toEqual([
      { serial_number: 'S1', box_no: inbound.mark(1), receiving_no: inbound.inbound_no },
      { serial_number: 'S3', box_no: inbound.mark(1), receiving_no: inbound.inbound_no },
    ]);
  });

  it('shelves all or nothing: when stock cannot be written the boxes stay qualified', async () => {
    const inbound = await anInbound();
    await qualifyAll(inbound);
    await db.updateTable('products').set({ deleted_at: new Date() }).where('product_id', '=', inbound.lamp.product_id).execute();
    expect((await shelve(inbound)).status).toBe(404);
    expect((await station(inbound)).boxes).toMatchObject([{ state: 'qualified' }, { state: 'qualified' }]);
    expect(await levels(inbound.customer_id)).toMatchObject([{ total: 0 }, { total: 0 }]);
    expect(await rowOf(inbound)).toMatchObject({ effective_quantity: 0, stage: 'pending_quality_control' });
  });

  it('shelves once when two people press the button', async () => {
    const inbound = await anInbound();
    await qualifyAll(inbound);
    const answers = await Promise.all([shelve(inbound), shelve(inbound), shelve(inbound)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await levels(inbound.customer_id)).toMatchObject([{ total: 10 }, { total: 6 }]);
    expect(await brokenStock(inbound.customer_id)).toEqual([]);
  });
});
