import { describe, expect, it } from 'vitest';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { receivingDeskCalls as calls } from '@quayside/contract/receiving/receiving.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { PIXEL, receivingKit, stationKit } from './kit/receiving.ts';
import { testApp } from './kit/test-app.ts';

const test = await testApp();
const { app, deps, make, send } = test;
const { db } = deps.database;
const { anInbound } = receivingKit(test);
const clerk = await make.aStaff('warehouse_clerk');
const desk = stationKit(test, clerk);
type Inbound = Awaited<ReturnType<typeof anInbound>>;
const open = ({ key, mark }: Inbound, box = 1) => send(calls.deskScan, { ...key, code: mark(box) }, clerk.token);
const add = ({ key }: Inbound, picture: string, box_no = 1) =>
  send(calls.deskAddPhoto, { ...key, box_no, caption: 'Corner', picture }, clerk.token);
const tokenOf = async ({ key }: Inbound, box_no?: number) => {
  const { content } = await send(calls.deskPhoneLink, { ...key, ...(box_no === undefined ? {} : { box_no }) }, clerk.token);
  return { ...content, token: new URL(content.url).hash.slice(1) };
};
const photosOf = async ({ key }: Inbound, box_no = 1) =>
  (await send(calls.deskStation, { ...key, box_no }, clerk.token)).content.box?.photos ?? [];
const get = (path: string, token: string) => app.inject({ method: 'GET', url: path, headers: { token } });

describe('photos of boxes', () => {
  it('are kept with the box, shown at the desk, and drawn again from their pixels', async () => {
    const inbound = await anInbound();
    await open(inbound);
    const { content } = await add(inbound, PIXEL);
    expect(content).toMatchObject({ caption: 'Corner', taken_by: expect.any(String) });
    const [photo] = await photosOf(inbound);
    const small = await get(photo?.url ?? '', clerk.token);
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
    const shown = await get(photo?.url.replace('&size=small', '') ?? '', clerk.token);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.rawPayload.equals(Buffer.from(PIXEL, 'base64'))).toBe(false);
  });

  it('are refused when they are no pictures: a page, a script in a picture’s clothes, half a picture', async () => {
    const inbound = await anInbound();
    await open(inbound);
    const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
    expect((await add(inbound, base64('<html><script>alert(1)</script></html>'))).status).toBe(415);
    expect((await add(inbound, base64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).status).toBe(415);
    const half = Buffer.from(PIXEL, 'base64').subarray(0, 50);
    expect((await add(inbound, base64(half))).status).toBeGreaterThanOrEqual(400);
    expect((await add(inbound, 'no base64!')).content).toMatchObject({ fields: [{ path: 'picture' }] });
    expect(await photosOf(inbound)).toEqual([]);
    expect(await db.selectFrom('files').select('file_id').where('customer_id', '=', inbound.customer_id).execute()).toEqual([]);
  });

  it('are read by the merchant, not by another one', async () => {
    const inbound = await anInbound();
    await open(inbound);
    const { file_id } = (await add(inbound, PIXEL)).content;
    const read = async (token: string) => (await get(`${uploadsCalls.getFile.path}?file_id=${file_id}`, token)).statusCode;
    expect(await read(inbound.merchant.token)).toBe(200);
    expect(await read((await make.aMerchant()).token)).toBe(404);
    expect(await read((await make.anAccount(inbound.customer_id, 'internal', ['products.read'])).token)).toBe(404);
  });

  it('D-65 are read by a supplier only for boxes that hold nothing but its SKUs, in a loss order too', async () => {
    const inbound = await anInbound({ inspection: 'full' });
    const { mug, lamp, customer_id } = inbound;
    await desk.scan(inbound, inbound.mark(1));
    await desk.countAll(inbound, 1);
    await desk.closeBox(inbound, 1);
    const { file_id } = (await add(inbound, PIXEL)).content;
    await desk.qualify(inbound, 1, { [mug.product_id]: 1 });
    await desk.shelve(inbound);
    await desk.close(inbound);
    const [order] = (await send(lossOrdersCalls.list, {}, inbound.merchant.token)).content.list;
    const loss_order_id = order?.loss_order_id ?? 0;
    const readings = async (...skus: string[]) => {
      const { token } = await make.anAccount(customer_id, 'supplier', ['inbound.read', 'loss-orders.read'], skus);
      const shown = (await send(lossOrdersCalls.get, { loss_order_id }, token)).content.images;
      const paths = [uploadsCalls.getFile.path, lossOrdersCalls.image.path];
      const answers = await Promise.all(paths.map((path) => get(`${path}?file_id=${file_id}`, token)));
      return [shown.length, ...answers.map(({ statusCode }) => statusCode)];
    };
    expect(await readings(mug.sku, lamp.sku)).toEqual([1, 200, 200]);
    expect(await readings(mug.sku)).toEqual([0, 404, 404]);
    const own = { customer_id, inbound_id: inbound.inbound_id, box_no: 1 };
    await db.deleteFrom('inbound_box_items').where('product_id', '=', lamp.product_id).where('inbound_id', '=', own.inbound_id).execute();
    expect(await readings(mug.sku)).toEqual([1, 200, 200]);
    // A photo of no box shows them all.
    await db
      .insertInto('inbound_box_items')
      .values({ ...own, box_no: 2, product_id: lamp.product_id, quantity: 3 })
      .execute();
    await db.updateTable('inbound_photos').set({ box_no: null }).where('file_id', '=', file_id).execute();
    expect(await readings(mug.sku)).toEqual([0, 404, 404]);
  });
});

describe('photos from a phone', () => {
  it('land at the box that is open at the station, and the station shows the phone', async () => {
    const inbound = await anInbound();
    await open(inbound, 1);
    const { token, url } = await tokenOf(inbound, 1);
    expect(url).toContain('/desk/receiving-phone#');
    expect((await send(calls.deskStation, inbound.key, clerk.token)).content.phones).toBe(0);
    expect((await send(calls.phoneState, { token })).content).toMatchObject({ inbound_no: inbound.inbound_no, box_no: 1, photos: 0 });
    expect((await send(calls.deskStation, inbound.key, clerk.token)).content.phones).toBe(1);
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).content).toEqual({ box_no: 1, photos: 1 });
    await open(inbound, 2);
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).content).toEqual({ box_no: 2, photos: 1 });
    expect(await photosOf(inbound, 1)).toHaveLength(1);
    const log = await db.selectFrom('operation_log').selectAll().where('operation', '=', 'receiving.phone_photo').execute();
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain(token);
    expect(JSON.stringify(log)).not.toContain(PIXEL.slice(0, 20));
  });

  it('need a box that is open, a link that has not expired, and a person who still works here', async () => {
    const inbound = await anInbound();
    const { token } = await tokenOf(inbound);
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).error_code).toBe(3510);
    await open(inbound);
    await db
      .updateTable('receiving_phone_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).error_code).toBe(3509);
    expect((await send(calls.phoneState, { token: 'guess' })).error_code).toBe(3509);
    await db
      .updateTable('receiving_phone_links')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute();
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).status).toBe(200);
    await db.updateTable('staff').set({ status: 'disabled' }).where('staff_id', '=', clerk.staff_id).execute();
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).error_code).toBe(3509);
    await db.updateTable('staff').set({ status: 'enabled' }).where('staff_id', '=', clerk.staff_id).execute();
  });

  it('still arrive when another phone of the same address keeps asking with an old link', async () => {
    const inbound = await anInbound();
    await open(inbound);
    const { token } = await tokenOf(inbound, 1);
    for (let tries = 0; tries < 30; tries++) await send(calls.phoneState, { token: 'old' });
    expect((await send(calls.phoneState, { token })).status).toBe(200);
    expect((await send(calls.phonePhoto, { token, picture: PIXEL })).status).toBe(200);
  });

  it('can do nothing else: the token opens no session', async () => {
    const inbound = await anInbound();
    await open(inbound);
    const { token } = await tokenOf(inbound, 1);
    expect((await send(calls.deskStation, inbound.key, token)).status).toBe(401);
    expect((await send(calls.deskCloseBox, { ...inbound.key, box_no: 1 }, token)).status).toBe(401);
    expect(
      (await db.selectFrom('receiving_phone_links').select('token_hash').execute()).every(({ token_hash }) => token_hash.length === 32),
    ).toBe(true);
  });
});
