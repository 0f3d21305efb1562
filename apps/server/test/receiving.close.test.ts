import { describe, expect, it } from 'vitest';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import { receivingKit, stationKit } from './kit/receiving.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { deps, make, send } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const { levels } = stockKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const { scan, station, countAll, closeBox, addPhoto, qualify, shelve, close, rowOf, eventsOf, qualifyAll } = stationKit(test, clerk);

describe('closing an appointment', () => {
  it('LOSS-03 LOSS-04 opens a normal loss order for what quality control found and an abnormal one for what shelving found, as the preview said', async () => {
    const inbound = await anInbound({ inspection: 'full' });
    await scan(inbound, inbound.mark(1));
    await countAll(inbound, 1);
    await closeBox(inbound, 1);
    await addPhoto(inbound, 1);
    await qualify(inbound, 1, { [inbound.mug.product_id]: 1 });
    expect((await close(inbound)).error_code).toBe(3507);
    const short = { box_no: 1, product_id: inbound.lamp.product_id, quantity: 1 };
    expect((await shelve(inbound, { less: [{ ...short, quantity: 4 }] })).content).toMatchObject({
      fields: [{ code: 'receiving.above_qualified' }],
    });
    expect((await shelve(inbound, { less: [short] })).content).toMatchObject({
      fields: [{ path: 'less.0.reason', code: 'receiving.reason_needed' }],
    });
    expect((await shelve(inbound, { less: [{ ...short, reason: 'missing' }] })).content).toEqual({ boxes: 1, units: 5 });
    const preview = (await send(calls.deskClosing, inbound.key, clerk.token)).content;
    expect(preview).toMatchObject({
      boxes_open: 0,
      missing_boxes: 1,
      losses: [
        { type: 'normal', units: 9, compensation: '18.00' },
        { type: 'abnormal', units: 2, compensation: '4.00' },
      ],
    });
    const closed = await close(inbound);
    expect(closed.content).toEqual({ loss_order_nos: [expect.stringMatching(/^LO-/), expect.stringMatching(/^LO-/)], missing_boxes: 1 });
    const orders = await db
      .selectFrom('loss_orders')
      .select(['type', 'difference', 'compensation'])
      .where('source_id', '=', inbound.inbound_id)
      .orderBy('loss_order_id')
      .execute();
    expect(orders).toEqual([
      { type: 'normal', difference: 9, compensation: '18.00' },
      { type: 'abnormal', difference: 2, compensation: '4.00' },
    ]);
    expect((await station(inbound)).boxes).toMatchObject([{ state: 'shelved' }, { state: 'missing' }]);
    expect(await rowOf(inbound)).toMatchObject({ loss_order_nos: closed.content.loss_order_nos, stage: 'inventory_completed' });
    expect(await levels(inbound.customer_id)).toMatchObject([
      { total: 4, expected: 0 },
      { total: 1, expected: 0 },
    ]);
    const mails = await db
      .selectFrom('mails')
      .select('template')
      .where('customer_id', '=', inbound.customer_id)
      .orderBy('mail_id')
      .execute();
    expect(mails.map(({ template }) => template)).toEqual(['loss-orders.opened', 'loss-orders.opened', 'inbound.completed']);
    expect(await db.selectFrom('notices').select('permission').where('customer_id', '=', inbound.customer_id).execute()).toContainEqual({
      permission: 'inbound.read',
    });
    expect((await close(inbound)).error_code).toBe(3502);
  });

  it('is refused while nothing is shelved, and for appointments that are not confirmed', async () => {
    const inbound = await anInbound();
    expect((await close(inbound)).error_code).toBe(3508);
    const submitted = await anInbound({ bill_status: 'submitted', audit_status: 'pending', stage: null });
    expect((await send(calls.deskArrive, submitted.key, clerk.token)).error_code).toBe(3501);
  });

  it('happens once when two people press the button', async () => {
    const inbound = await anInbound();
    await qualifyAll(inbound);
    await shelve(inbound);
    const answers = await Promise.all([close(inbound), close(inbound)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await eventsOf(inbound)).filter((kind) => kind === 'completed')).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('is in the list by stage and in My work until the appointment is closed', async () => {
    const inbound = await anInbound();
    const listed = async (stage: 'future_receipt' | 'pending_quality_control' | 'shelved' | 'inventory_completed') =>
      (await send(calls.deskList, { stage, number: inbound.inbound_no }, clerk.token)).content.list;
    const waiting = async () => {
      const { list } = (await send(myWorkDeskCalls.queues, {}, clerk.token)).content;
      return list.find(({ queue }) => queue === 'receiving.arrived')?.waiting ?? 0;
    };
    expect(await listed('future_receipt')).toMatchObject([{ arrived: 0, counted: 0, shelved: 0 }]);
    const before = await waiting();
    await qualifyAll(inbound);
    expect(await listed('pending_quality_control')).toMatchObject([{ arrived: 2, counted: 2, shelved: 0, effective_quantity: 0 }]);
    await shelve(inbound);
    // Shelved, but not closed: its fees are still held.
    expect([(await listed('shelved')).length, await waiting()]).toEqual([1, before + 1]);
    await close(inbound);
    expect(await listed('inventory_completed')).toMatchObject([{ shelved: 2, effective_quantity: 16 }]);
    expect(await waiting()).toBe(before);
  });
});

describe('who may receive', () => {
  it('is the warehouse: other roles and merchants are refused', async () => {
    const inbound = await anInbound();
    const finance = await make.aStaff('finance');
    expect((await send(calls.deskStation, inbound.key, finance.token)).status).toBe(403);
    expect((await send(calls.deskClose, inbound.key, inbound.merchant.token)).status).toBe(401);
    expect((await send(calls.deskStation, { ...inbound.key, customer_id: inbound.customer_id + 1 }, clerk.token)).status).toBe(404);
  });

  it('is written to the operation log with the customer', async () => {
    const inbound = await anInbound();
    await qualifyAll(inbound);
    await shelve(inbound);
    await close(inbound);
    const lines = await db
      .selectFrom('operation_log')
      .select('operation')
      .where('customer_id', '=', inbound.customer_id)
      .where('outcome', '=', 'done')
      .execute();
    expect(new Set(lines.map(({ operation }) => operation))).toEqual(
      new Set(['receiving.close_box', 'receiving.qualify', 'receiving.shelve', 'receiving.close']),
    );
  });
});

describe('the receiving list', () => {
  const listed = async (stage: 'future_receipt' | 'pending_quality_control' | 'inventory_completed', ids: readonly number[]) =>
    (await send(calls.deskList, { stage, limit: 100 }, clerk.token)).content.list
      .map(({ inbound_id }) => inbound_id)
      .filter((id) => ids.includes(id));

  it('shows the longest waiting first: by arrival once goods are here, by the announced day before; completed ones newest first', async () => {
    const of = async (given: Parameters<typeof anInbound>[0]) => (await anInbound(given)).inbound_id;
    const expected = [
      await of({ arrival_date: '2026-11-20' }),
      await of({ arrival_date: '2026-11-18' }),
      await of({ arrival_date: '2026-11-19' }),
    ];
    expect(await listed('future_receipt', expected)).toEqual([expected[1], expected[2], expected[0]]);
    const stage = 'pending_quality_control' as const;
    const here = [
      await of({ stage, arrival_date: '2026-11-18', arrived_at: new Date('2026-11-19T09:00:00Z') }),
      await of({ stage, arrival_date: '2026-11-19', arrived_at: new Date('2026-11-19T08:00:00Z') }),
    ];
    expect(await listed(stage, here)).toEqual(here.toReversed());
    const completed = { stage: 'inventory_completed', completed_at: new Date() } as const;
    const done = [await of({ ...completed, arrival_date: '2026-11-18' }), await of({ ...completed, arrival_date: '2026-11-19' })];
    expect(await listed('inventory_completed', done)).toEqual(done.toReversed());
  });
});
