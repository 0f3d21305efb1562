import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import { trackingDeskCalls as calls } from '@quayside/contract/tracking/tracking.desk-calls';
import { readXlsx, writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';

const kit = await testApp();
const { send, make, app } = kit;
const { shipped, packed, ship, newNumber, detail, packer } = await shippingKit(kit);
const clerk = await make.aStaff('order_clerk');
type Order = Awaited<ReturnType<typeof packed>>;
const statusOf = async (order: Order) => (await detail(order.shop, order.order_id)).status;
const row = (number: string, at: string, main: string, detail = '', location = '') => ({ number, at, main, detail, location });
const take = (rows: ReturnType<typeof row>[], token = clerk.token) => send(calls.deskTakeEvents, { rows }, token);
const eventsOf = async (order: Order) =>
  (await send(trackingCalls.get, { order_id: order.order_id }, order.shop.token)).content.list.filter(
    ({ status }) => !['packaged', 'shipped'].includes(status),
  );

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('events of a file', () => {
  it('ORD-20 ORD-22 ORD-23 STAFF-08 move orders like reports of the feed: the newest counts, doubled and late ones change nothing', async () => {
    const order = await shipped();
    const rows = [
      row(order.tracking_no, '2026-10-04 08:00', 'OutForDelivery', 'With the courier', 'Graz'),
      row(order.tracking_no.toLowerCase(), '2026-10-01T08:00:00+08:00', 'InTransit', 'InTransit_PickedUp', 'Shenzhen'),
    ];
    expect((await take(rows)).content).toEqual({ numbers: 1, waiting: 0 });
    expect(await statusOf(order)).toBe('out_for_delivery');
    const first = await eventsOf(order);
    expect(first).toMatchObject([
      { at: '2026-10-04T08:00:00.000Z', status: 'out_for_delivery', description: 'With the courier', location: 'Graz' },
      { at: '2026-10-01T00:00:00.000Z', status: 'in_transit', sub_status: 'InTransit_PickedUp' },
    ]);
    await take(rows);
    expect(await eventsOf(order)).toEqual(first);
    await take([row(order.tracking_no, '2026-10-02 08:00', 'in transit', 'Left Leipzig')]);
    expect(await statusOf(order)).toBe('out_for_delivery');
    await take([row(order.tracking_no, '2026-10-05 08:00', 'Delivered')]);
    expect(await statusOf(order)).toBe('delivered');
  });

  it('about a number nobody ships under yet wait for it', async () => {
    const number = newNumber();
    expect((await take([row(number, '2026-10-01 08:00', 'InTransit')])).content).toEqual({ numbers: 1, waiting: 1 });
    const order = await packed();
    await ship(order.order_no, number);
    expect(await statusOf(order)).toBe('in_transit');
  });

  it('with mistakes change nothing, and every mistake is at its field', async () => {
    const order = await shipped();
    const answer = await take([
      row(order.tracking_no, '2026-10-01 08:00', 'InTransit'),
      row('x', 'tomorrow', 'Somewhere'),
      // A carrier's clock may be a day ahead of ours.
      row(order.tracking_no, hoursAhead(23), 'InTransit'),
      row(order.tracking_no, hoursAhead(25), 'Delivered'),
    ]);
    expect(answer).toMatchObject({
      status: 422,
      content: {
        fields: [
          { path: 'rows.1.number', code: 'tracking.carrier_number' },
          { path: 'rows.1.at', code: 'tracking.wrong_time' },
          { path: 'rows.1.main', code: 'tracking.unknown_status' },
          { path: 'rows.3.at', code: 'tracking.wrong_time' },
        ],
      },
    });
    expect(await statusOf(order)).toBe('shipped');
    expect(await eventsOf(order)).toEqual([]);
  });

  it('are for staff who may set a status', async () => {
    expect((await take([row('TRK00001', '2026-10-01 08:00', 'InTransit')], packer.token)).status).toBe(403);
  });
});

describe('the workbooks', () => {
  it.each([
    [calls.deskRowsTemplate, calls.deskReadRows, clerk.token, ['Number *', 'Time *', 'Main status *', 'Sub status or text', 'Place']],
    [
      shippingDeskCalls.deskRowsTemplate,
      shippingDeskCalls.deskReadRows,
      packer.token,
      ['Waybill or order number *', 'Tracking number *', 'Last-mile number'],
    ],
  ])('%o: the template is read back with its rows', async (template, read, token, titles) => {
    const file = await app.inject({ url: template.path, headers: { token } });
    const [sheet] = (await readXlsx(file.rawPayload)).sheets;
    expect(sheet?.rows[0]?.slice(0, titles.length)).toEqual(titles);
    const filled = await writeXlsx({ sheets: [{ name: 'x', rows: [titles, ['A-1', '00123'], ['B-2', '456']] }] });
    const answer = await upload(app, read.path, token, [{ name: 'rows.xlsx', body: Buffer.from(filled) }]);
    expect(answer).toMatchObject({
      status: 200,
      content: {
        rows: [
          ['A-1', '00123'],
          ['B-2', '456'],
        ],
      },
    });
    const broken = await upload(app, read.path, token, [{ name: 'rows.xlsx', body: 'no workbook' }]);
    expect(broken.status).toBeGreaterThanOrEqual(400);
  });
});
