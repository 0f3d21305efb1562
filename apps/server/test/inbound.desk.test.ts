import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeInNumber } from '@quayside/domain/inbound/inbound-rules';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { inboundDeskCalls as calls } from '@quayside/contract/inbound/inbound.desk-calls';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { receivingDeskCalls } from '@quayside/contract/receiving/receiving.desk-calls';
import { aShipping, inboundKit } from './kit/inbound.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';
import { walletKit } from './kit/wallets.ts';

const kit = await testApp();
const { deps, make, send } = kit;
const { db } = deps.database;
const { aShop, submitted } = inboundKit(kit);
const { levels } = stockKit(deps);
const { wallet } = walletKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const shipping = aShipping({ declared_value: '1000', service_ids: [1] });

/** A submitted appointment with fees held for it. */
async function waiting() {
  const shop = await aShop();
  const sent = await submitted(shop.token, shop.product.product_id, { shipping });
  return { ...shop, ...sent, key: { customer_id: shop.customer_id, inbound_id: sent.inbound_id } };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;
const confirm = (...list: Waiting['key'][]) => send(calls.deskConfirm, { list }, clerk.token);
const withdraw = ({ token, inbound_id }: Waiting) => send(inboundCalls.withdraw, { ids: [inbound_id] }, token);
const rowOf = ({ inbound_id }: Waiting) =>
  db.selectFrom('inbounds').selectAll().where('inbound_id', '=', inbound_id).executeTakeFirstOrThrow();
const mailsOf = async (customer_id: number) =>
  (await db.selectFrom('mails').select('template').where('customer_id', '=', customer_id).orderBy('mail_id').execute()).map(
    ({ template }) => template,
  );

describe('the audit', () => {
  it('STAFF-06 STAFF-09 passes one or many: the appointment is confirmed, waits for its goods, and the merchant is notified', async () => {
    const [one, two] = [await waiting(), await waiting()];
    expect((await confirm(one.key, two.key)).content).toEqual({ done: 2, refused: [] });
    expect(await rowOf(one)).toMatchObject({
      bill_status: 'confirmed',
      audit_status: 'passed',
      stage: 'future_receipt',
      audited_at: expect.any(Date),
    });
    expect(await mailsOf(one.customer_id)).toEqual(['inbound.confirmed']);
    const { events } = (await send(inboundCalls.get, { inbound_id: one.inbound_id }, one.token)).content;
    expect(events.at(-1)).toMatchObject({ kind: 'passed', actor_kind: 'staff' });
    expect((await wallet(one.customer_id))?.held).not.toBe('0.00');
  });

  it('INB-16 INB-17 has one winner when the merchant withdraws at the same moment, and the other reads who won', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await waiting();
      const [passed, taken] = await Promise.all([confirm(one.key), withdraw(one)]);
      const row = await rowOf(one);
      if (row.bill_status === 'confirmed') {
        expect(passed.content.done).toBe(1);
        expect(taken.content).toMatchObject({ done: 0, refused: [{ code: 'inbound.contact_staff' }] });
      } else {
        expect(taken.content).toMatchObject({ done: 1 });
        expect(passed.content).toMatchObject({
          done: 0,
          refused: [{ code: 'inbound.not_auditable', now: expect.stringMatching(/^withdrawn by /) }],
        });
      }
    }
  });

  it('waits for a withdrawal that is being written, and then refuses by itself while others pass', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const { passing } = await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('inbounds')
        .set({ bill_status: 'withdrawn', audit_status: null })
        .where('inbound_id', '=', one.inbound_id)
        .execute();
      const started = confirm(one.key, two.key);
      await waitsForLock(db);
      return { passing: started };
    });
    expect((await passing).content).toMatchObject({ done: 1, refused: [{ inbound_id: one.inbound_id, code: 'inbound.not_auditable' }] });
    expect(await rowOf(two)).toMatchObject({ bill_status: 'confirmed' });
  });

  it('STAFF-06 rejects with a comment: withdrawn, nothing expected or held, and the merchant corrects it and submits again', async () => {
    const one = await waiting();
    expect((await send(calls.deskReject, { ...one.key, comment: ' ' }, clerk.token)).content).toMatchObject({
      fields: [{ path: 'comment' }],
    });
    const { content } = await send(calls.deskReject, { ...one.key, comment: 'The volume is wrong' }, clerk.token);
    expect(content).toMatchObject({
      bill_status: 'withdrawn',
      audit_status: 'rejected',
      audit_comment: 'The volume is wrong',
      customer_name: expect.any(String),
    });
    expect(await levels(one.customer_id)).toMatchObject([{ expected: 0 }]);
    expect(await wallet(one.customer_id)).toMatchObject({ held: '0.00' });
    expect(await mailsOf(one.customer_id)).toEqual(['inbound.rejected']);
    const again = await send(calls.deskReject, { ...one.key, comment: 'x' }, clerk.token);
    expect([again.error_code, again.msg]).toEqual([3311, expect.stringMatching(/rejected by Staff/)]);
    expect((await send(inboundCalls.submit, { inbound_id: one.inbound_id }, one.token)).content).toMatchObject({
      bill_status: 'submitted',
    });
  });

  it('STAFF-05 INB-17 voids after the audit, for good: nothing is expected, the hold ends, the merchant is notified', async () => {
    const one = await waiting();
    await confirm(one.key);
    expect((await withdraw(one)).content).toMatchObject({ refused: [{ code: 'inbound.contact_staff' }] });
    const { content } = await send(calls.deskVoid, { ...one.key, comment: 'Asked for by phone' }, clerk.token);
    expect(content).toMatchObject({ bill_status: 'voided', stage: null });
    expect(await levels(one.customer_id)).toMatchObject([{ expected: 0 }]);
    expect(await wallet(one.customer_id)).toMatchObject({ held: '0.00' });
    expect(await mailsOf(one.customer_id)).toEqual(['inbound.confirmed', 'inbound.voided']);
    expect((await send(calls.deskVoid, { ...one.key, comment: 'x' }, clerk.token)).error_code).toBe(3312);
    expect((await confirm(one.key)).content).toMatchObject({ done: 0, refused: [{ now: expect.stringMatching(/^canceled by /) }] });
  });

  it('STAFF-05 voids no appointment with a counted box', async () => {
    const one = await waiting();
    await confirm(one.key);
    await send(receivingDeskCalls.deskArrive, one.key, clerk.token);
    await send(receivingDeskCalls.deskAllAsBooked, { ...one.key, box_no: 1 }, clerk.token);
    await send(receivingDeskCalls.deskCloseBox, { ...one.key, box_no: 1 }, clerk.token);
    expect((await send(calls.deskVoid, { ...one.key, comment: 'x' }, clerk.token)).error_code).toBe(3313);
  });

  it('is for customer service and the warehouse; other roles read', async () => {
    const one = await waiting();
    const finance = await make.aStaff('finance');
    expect((await send(calls.deskConfirm, { list: [one.key] }, finance.token)).status).toBe(403);
    expect((await send(calls.deskGet, one.key, finance.token)).status).toBe(200);
    expect((await send(calls.deskGet, { ...one.key, customer_id: one.customer_id + 1 }, finance.token)).status).toBe(404);
  });
});

describe('appointments at the desk', () => {
  it('are found by number, tracking number and box mark, with pictures staff can read, and wait in My work', async () => {
    const one = await waiting();
    await db
      .updateTable('inbounds')
      .set({ tracking_numbers: [`T-${one.inbound_id}`] })
      .where('inbound_id', '=', one.inbound_id)
      .execute();
    const listed = async (number: string) =>
      (await send(calls.deskList, { number }, clerk.token)).content.list.map(({ inbound_id }) => inbound_id);
    const mark = `BX-${codeInNumber(one.inbound_no)}-001`;
    for (const code of [one.inbound_no, one.inbound_no.slice(0, 12), `T-${one.inbound_id}`, mark])
      expect(await listed(code)).toContain(one.inbound_id);
    expect(await listed('T-0')).toEqual([]);
    const { content } = await send(calls.deskCounts, {}, clerk.token);
    expect(content.list.find(({ key }) => key === 'submitted')?.count).toBeGreaterThan(0);
    const queues = (await send(myWorkDeskCalls.queues, {}, clerk.token)).content.list;
    expect(queues.find(({ queue }) => queue === 'inbound.to_audit')?.waiting).toBeGreaterThan(0);
  });
});

describe('the dock', () => {
  const calendar = async (from: string) =>
    (await send(receivingDeskCalls.deskCalendar, { from, days: 1, warehouse_id: 1 }, clerk.token)).content.slots;

  it('shows what is announced of the capacity of each period', async () => {
    const one = await waiting();
    const day = one.arrival_date ?? '';
    const slot = (await calendar(day)).find(({ period }) => period === 'morning');
    expect(slot).toMatchObject({ day, capacity_m3: '18.0' });
    expect(slot?.blocks).toContainEqual(expect.objectContaining({ inbound_id: one.inbound_id, state: 'to_audit', box_quantity: 2 }));
    expect(Number(slot?.booked_m3)).toBeCloseTo(1.2 * (slot?.blocks.length ?? 0), 1);
    await confirm(one.key);
    await send(receivingDeskCalls.deskArrive, one.key, clerk.token);
    expect((await calendar(day))[0]?.blocks).toContainEqual(expect.objectContaining({ inbound_id: one.inbound_id, state: 'arrived' }));
  });

  it('adds up every appointment of a period, and lists up to forty: those that are not here first', async () => {
    const day = '2031-03-05';
    const { customer_id } = await make.aMerchant();
    await sql`
      insert into inbounds (customer_id, code, inbound_no, original_no, warehouse_id, bill_status, audit_status, stage, arrival_date,
                            arrival_period, volume_m3, arrived_at, created_by, created_at, updated_at)
      select ${customer_id}, code, 'ASN-310305-' || code, code, 1, 'confirmed', 'passed', 'future_receipt', ${day}, 'morning', 0.123,
             case when n <= 10 then now() end, 'Mei', now(), now()
        from generate_series(1, 2100) n, translate(lpad(n::text, 5, '0'), '01', 'XY') code`.execute(db);
    const [morning, afternoon] = await calendar(day);
    expect(morning).toMatchObject({ booked_m3: '258.3', appointments: 2100, arrived: 10, late: 0 });
    expect(morning?.blocks).toHaveLength(40);
    expect(morning?.blocks.every(({ state }) => state === 'confirmed')).toBe(true);
    expect(afternoon).toMatchObject({ booked_m3: '0.0', appointments: 0, blocks: [] });
    await db.updateTable('inbounds').set({ arrival_date: '2020-03-04' }).where('customer_id', '=', customer_id).execute();
    expect((await calendar('2020-03-04'))[0]).toMatchObject({ arrived: 10, late: 2090 });
  });

  it('asks the merchant for another time, who accepts it; closed docks and days gone by are refused', async () => {
    const one = await waiting();
    const propose = (date: string) => send(receivingDeskCalls.deskPropose, { ...one.key, date, period: 'afternoon' }, clerk.token);
    expect((await propose('2020-01-06')).content).toMatchObject({ fields: [{ code: 'inbound.too_early' }] });
    const sunday = new Date(Date.parse(one.arrival_date ?? '') + 4 * 24 * 3_600_000).toISOString().slice(0, 10);
    expect((await propose(sunday)).content).toMatchObject({ fields: [{ path: 'date', code: 'receiving.dock_closed' }] });
    expect((await propose(one.arrival_date ?? '')).status).toBe(200);
    expect(await mailsOf(one.customer_id)).toEqual(['inbound.time_proposed']);
    const { content } = await send(inboundCalls.answerProposal, { inbound_id: one.inbound_id, accept: 1 }, one.token);
    expect(content).toMatchObject({ arrival_period: 'afternoon', proposed_date: null });
  });

  it('takes its capacities from a manager only', async () => {
    const slot = { warehouse_id: 1, weekday: 1, period: 'morning', capacity_m3: '7.5' } as const;
    expect((await send(receivingDeskCalls.deskSetCapacity, slot, clerk.token)).status).toBe(403);
    const manager = await make.aStaff('sales_manager');
    expect((await send(receivingDeskCalls.deskSetCapacity, { ...slot, capacity_m3: '-1' }, manager.token)).status).toBe(422);
    expect((await send(receivingDeskCalls.deskSetCapacity, slot, manager.token)).status).toBe(200);
    expect((await calendar('2026-11-16'))[0]).toMatchObject({ capacity_m3: '7.5' });
    await send(receivingDeskCalls.deskSetCapacity, { ...slot, capacity_m3: '18' }, manager.token);
  });
});

describe('fees', () => {
  it('are held from submitting on and charged when the appointment is closed, for what was handled', async () => {
    const one = await waiting();
    await confirm(one.key);
    const boxes = receivingDeskCalls;
    await send(boxes.deskArrive, one.key, clerk.token);
    for (const box_no of [1, 2]) {
      await send(boxes.deskAllAsBooked, { ...one.key, box_no }, clerk.token);
      await send(boxes.deskCloseBox, { ...one.key, box_no }, clerk.token);
      const { box } = (await send(boxes.deskStation, { ...one.key, box_no }, clerk.token)).content;
      const items = (box?.items ?? []).map(({ product_id, to_inspect }) => ({ product_id, inspected: to_inspect, broken: 0 }));
      await send(boxes.deskQualify, { ...one.key, box_no, items }, clerk.token);
    }
    await send(boxes.deskShelve, one.key, clerk.token);
    const before = await wallet(one.customer_id);
    expect((await send(boxes.deskClose, one.key, clerk.token)).status).toBe(200);
    const after = await wallet(one.customer_id);
    expect(after?.held).toBe('0.00');
    expect(Number(before?.balance) - Number(after?.balance)).toBeCloseTo(Number(before?.held), 2);
  });
});
