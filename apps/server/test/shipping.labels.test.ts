import { randomUUID } from 'node:crypto';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { describe, expect, it } from 'vitest';
import { allJobs } from '#server/areas/all.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { CarrierRefused, type LabelRequest } from '#server/ports/carrier/port.ts';
import { shipEngine } from '#server/ports/carrier/shipengine.ts';
import { SHIPENGINE_KEY, shipEngineServer } from './kit/ship-engine.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const carrier = await shipEngineServer();
const kit = await testApp({ SHIPENGINE_KEY, SHIPENGINE_URL: carrier.url });
const { send, deps, app } = kit;
const { db } = deps.database;
const { packed, ship, detail, packer, newNumber } = await shippingKit(kit);
const { token } = packer;
async function until(done: () => Promise<boolean>): Promise<void> {
  await expect.poll(done, { timeout: 15_000, interval: 50 }).toBe(true);
}
type Packed = Awaited<ReturnType<typeof packed>>;

const bound = allJobs.filter(({ job }) => job.name === 'shipping.buy_label');
const setServices = (value: string) => db.updateTable('basic_config').set({ value }).where('cfg_name', '=', 'carrier_services').execute();
const labelOf = ({ order_id }: Packed) =>
  db.selectFrom('parcel_labels').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
const stateOf = async ({ one }: Packed) => {
  const row = await db
    .selectFrom('parcel_labels')
    .select(['state', 'tracking_no', 'reason'])
    .where('order_id', '=', one.order_id)
    .executeTakeFirst();
  return row ?? null;
};
/** Retries are due at once: the backoff is tested elsewhere. */
const hurry = () =>
  db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('name', '=', 'shipping.buy_label')
    .where('state', '=', 'waiting')
    .execute();
const settled = (order: Packed, state: 'bought' | 'failed') =>
  until(async () => {
    await hurry();
    return (await labelOf(order)).state === state;
  });
const paidFor = (key: string) => [...carrier.labels.entries()].filter(([one]) => one === key).length;

await setServices('WORLD=se-100/ups_ground/se-900');

describe('a parcel whose method buys its label', () => {
  it('ORD-19 STAFF-08 gets label and number after it is closed, and is shipped by one scan of the label', async () => {
    const order = await packed();
    expect(await stateOf(order)).toEqual({ state: 'waiting', tracking_no: '', reason: '' });
    const early = await app.inject({ url: `${packingDeskCalls.deskLabel.path}?${new URLSearchParams(asText(order))}`, headers: { token } });
    expect(early.json()).toMatchObject({ content: { code: 'shipping.label_waiting' } });
    const worker = kit.work(bound);
    await settled(order, 'bought');
    await worker.stop();
    const label = await labelOf(order);
    const file = await app.inject({ url: `${packingDeskCalls.deskLabel.path}?${new URLSearchParams(asText(order))}`, headers: { token } });
    expect(file.body).toBe(carrier.pdfOf(label.tracking_no));
    const { paid } = carrier.labels.get(label.label_key) ?? {};
    expect(paid).toMatchObject({
      shipment: {
        carrier_id: 'se-100',
        service_code: 'ups_ground',
        warehouse_id: 'se-900',
        packages: [{ weight: { value: order.expected_g, unit: 'gram' } }],
      },
      label_download_type: 'inline',
    });
    expect((await send(calls.deskFind, { code: label.tracking_no.toLowerCase() }, token)).content).toMatchObject({
      order_no: order.order_no,
      label: { state: 'bought', tracking_no: label.tracking_no },
    });
    expect((await ship(label.tracking_no, label.tracking_no)).content).toMatchObject({ tracking_no: label.tracking_no });
    expect((await detail(order.shop, order.order_id)).status).toBe('shipped');
  });

  it('is paid once when the process dies after buying and before the commit', async () => {
    const order = await packed();
    let deaths = 0;
    const dying: BoundJob[] = bound.map((one) => ({
      ...one,
      run: async (...given) => {
        await one.run(...given);
        if (deaths++ < 2) throw new Error('killed before the commit');
      },
    }));
    const before = carrier.labels.size;
    const worker = kit.work(dying);
    await settled(order, 'bought');
    await worker.stop();
    const label = await labelOf(order);
    expect(deaths).toBe(3);
    expect(carrier.labels.size - before).toBe(1);
    expect(carrier.labels.get(label.label_key)).toMatchObject({ tracking_number: label.tracking_no, label_id: label.label_ref });
    const files = await db.selectFrom('files').select('file_id').where('name', '=', `label-${label.tracking_no}.pdf`).execute();
    expect(files).toEqual([{ file_id: label.file_id }]);
  });

  it('is paid once when the answer of the carrier is lost', async () => {
    const order = await packed();
    carrier.next.push('lost');
    const before = carrier.labels.size;
    const worker = kit.work(bound);
    await settled(order, 'bought');
    await worker.stop();
    const label = await labelOf(order);
    expect(carrier.labels.size - before).toBe(1);
    expect(paidFor(label.label_key)).toBe(1);
  });

  it('tries again after 429 and 502, without anybody doing anything', async () => {
    const order = await packed();
    carrier.next.push('limited', 'broken');
    const worker = kit.work(bound);
    await settled(order, 'bought');
    await worker.stop();
    expect(await stateOf(order)).toMatchObject({ state: 'bought', reason: '' });
  });

  it('that is refused says why at the desk, waits in My work and is bought by "try again"', async () => {
    const order = await packed();
    carrier.next.push('bad_address');
    const worker = kit.work(bound);
    await settled(order, 'failed');
    const reason = 'The postal code is not valid.';
    const { content } = await send(calls.deskList, { number: order.parcel.waybill_no }, token);
    expect(content.list).toMatchObject([{ label: { state: 'failed', reason } }]);
    const file = await app.inject({ url: `${packingDeskCalls.deskLabel.path}?${new URLSearchParams(asText(order))}`, headers: { token } });
    expect(file.json()).toMatchObject({ content: { code: 'shipping.label_failed', details: { reason } } });
    const counts = (await send(myWorkDeskCalls.counts, {}, token)).content.list;
    expect(counts.find(({ queue }) => queue === 'shipping.label_failed')).toMatchObject({ count: 1, path: '/shipping' });
    expect((await send(calls.deskLabelAgain, order.one, token)).content).toMatchObject({ state: 'waiting', reason: '' });
    const again = { status: 409, content: { code: 'shipping.label_not_failed' } };
    expect(await send(calls.deskLabelAgain, order.one, token)).toMatchObject(again);
    await settled(order, 'bought');
    expect(await send(calls.deskLabelAgain, order.one, token)).toMatchObject(again);
    await worker.stop();
  });

  it('keeps the number of its label: another parcel cannot be shipped with it', async () => {
    const [order, other] = [await packed(), await packed()];
    const worker = kit.work(bound);
    await settled(order, 'bought');
    await settled(other, 'bought');
    await worker.stop();
    const { tracking_no } = await labelOf(order);
    const field = { code: 'shipping.number_taken', msg: `This number already belongs to order ${order.order_no}.` };
    expect(await ship(other.order_no, tracking_no)).toMatchObject({ status: 422, content: { fields: [field] } });
    const rows = (code: string) => send(calls.deskShipRows, { rows: [{ code, tracking_no }] }, token);
    expect(await rows(other.order_no)).toMatchObject({ status: 422, content: { fields: [{ path: 'rows.0.tracking_no', ...field }] } });
    expect(await rows(order.order_no)).toMatchObject({ status: 200 });
  });

  it('is not bought for an order that was shipped with a scanned number meanwhile, also when it has stopped since', async () => {
    const order = await packed();
    await ship(order.order_no, newNumber());
    const { token: service } = await kit.make.aStaff('customer_service');
    await send(exceptionsDeskCalls.deskRaise, { ...order.one, reason: 'other', body: '?' }, service);
    expect((await detail(order.shop, order.order_id)).status).toBe('alert');
    const { label_key } = await labelOf(order);
    const worker = kit.work(bound);
    await until(
      async () =>
        (
          await db
            .selectFrom('jobs')
            .select('job_id')
            .where('name', '=', 'shipping.buy_label')
            .where('state', 'in', ['waiting', 'running'])
            .execute()
        ).length === 0,
    );
    await worker.stop();
    expect(carrier.labels.has(label_key)).toBe(false);
  });
});

it('is asked for with the parcel: a parcel that is not closed asks for nothing', async () => {
  const before = await db.selectFrom('parcel_labels').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  await setServices('OTHER=se-100/ups_ground/se-900');
  const order = await packed();
  await setServices('WORLD=se-100/ups_ground/se-900');
  expect(await stateOf(order)).toBeNull();
  const after = await db.selectFrom('parcel_labels').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});

it('is for staff who ship only, and of the merchant who is named', async () => {
  const order = await packed();
  const service = await kit.make.aStaff('finance');
  expect(await send(calls.deskLabelAgain, order.one, service.token)).toMatchObject({ status: 403 });
  const other = await kit.make.aMerchant();
  const foreign = { customer_id: other.customer_id, order_id: order.order_id };
  expect(await send(calls.deskLabelAgain, foreign, token)).toMatchObject({ status: 404 });
});

describe('the ShipEngine adapter', () => {
  const request = (more: Partial<LabelRequest> = {}): LabelRequest => ({
    key: randomUUID(),
    account: 'se-1',
    service: 'ups_ground',
    warehouse: 'se-2',
    to: { name: 'A B', company: '', phone: '1', lines: ['Street 1', '', ''], city: 'X', state: '', postcode: '1', country: 'DE' },
    weight_g: 100,
    sides_cm: [10, 8, 5],
    customs: [{ description: 'Lamp', sku: 'L', quantity: 2, value: '12.50', hs_code: '940520', origin: 'CN' }],
    ...more,
  });
  const account = { key: SHIPENGINE_KEY, url: carrier.url };

  it('declares the contents to customs, and nothing within one country', async () => {
    const [abroad, home] = [request(), request({ customs: null })];
    for (const one of [abroad, home]) await shipEngine(account).buyLabel(one);
    expect(carrier.labels.get(abroad.key)?.paid.shipment).toMatchObject({
      customs: {
        contents: 'merchandise',
        customs_items: [
          {
            description: 'Lamp',
            quantity: 2,
            value: { currency: 'usd', amount: 12.5 },
            harmonized_tariff_code: '940520',
            country_of_origin: 'CN',
          },
        ],
      },
    });
    expect(carrier.labels.get(home.key)?.paid.shipment).not.toHaveProperty('customs');
  });

  it('gives two requests at the same moment the same label', async () => {
    const one = request();
    const before = carrier.labels.size;
    const answers = await Promise.all(Array.from({ length: 8 }, () => shipEngine(account).buyLabel(one)));
    expect(new Set(answers.map(({ tracking_no }) => tracking_no)).size).toBe(1);
    expect(carrier.labels.size - before).toBe(1);
  });

  it('ends after its time, and repeats neither key nor address in its errors', async () => {
    carrier.next.push('no_answer');
    await expect(shipEngine(account, 200).buyLabel(request())).rejects.toThrow('the carrier took too long');
    const unreachable = shipEngine({ key: SHIPENGINE_KEY, url: 'http://127.0.0.1:1' }).buyLabel(request());
    await expect(unreachable).rejects.toThrow(/^the carrier cannot be reached$/);
  });

  it('a wrong key may be corrected: it is no refusal of the parcel', async () => {
    const failed = shipEngine({ ...account, key: 'wrong' }).buyLabel(request());
    await expect(failed).rejects.not.toBeInstanceOf(CarrierRefused);
    carrier.next.push('bad_address');
    await expect(shipEngine(account).buyLabel(request())).rejects.toBeInstanceOf(CarrierRefused);
  });

  it('says that a label it does not know cannot be voided, and that a wrong key may be corrected', async () => {
    await expect(shipEngine(account).voidLabel('se-999999')).rejects.toThrow(new CarrierRefused('No such label.'));
    await expect(shipEngine({ ...account, key: 'wrong' }).voidLabel('se-1')).rejects.not.toBeInstanceOf(CarrierRefused);
  });

  it.each(['message', 'error'] as const)('counts a label that was voided before as voided, said by %s', async (as) => {
    carrier.repeated.as = as;
    const { label_ref } = await shipEngine(account).buyLabel(request());
    await shipEngine(account).voidLabel(label_ref);
    await expect(shipEngine(account).voidLabel(label_ref)).resolves.toBeUndefined();
  });

  it('counts a label that was voided at the carrier itself as voided', async () => {
    const { label_ref } = await shipEngine(account).buyLabel(request());
    carrier.nextVoid.push('at_carrier');
    await expect(shipEngine(account).voidLabel(label_ref)).resolves.toBeUndefined();
  });

  it('finds what was bought with a key, voided or not', async () => {
    const one = request();
    const { label_ref } = await shipEngine(account).buyLabel(one);
    expect(await shipEngine(account).findLabel(one.key)).toBe(label_ref);
    await shipEngine(account).voidLabel(label_ref);
    expect(await shipEngine(account).findLabel(one.key)).toBe(label_ref);
    expect(await shipEngine(account).findLabel(randomUUID())).toBeNull();
  });
});

function asText({ one }: Packed): Record<string, string> {
  return { customer_id: String(one.customer_id), order_id: String(one.order_id) };
}
