import { describe, expect, it } from 'vitest';
import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingDeskCalls } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { expireQuotes } from '#server/areas/sourcing/expire-quotes.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { mailsTo } from './kit/mails.ts';
import { errorsOf } from './kit/products.ts';
import { day, sourcingKit } from './kit/sourcing.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { aSeller, request, quote, quoted } = sourcingKit(t);
const { entries, broken } = walletKit(deps);
const { list, get, counts, accept, decline, message } = sourcingCalls;
const { deskDecline, deskMessage, deskList, deskGet, deskImage } = sourcingDeskCalls;
const manager = await make.aStaff('account_manager');
type Seller = Awaited<ReturnType<typeof aSeller>>;
const both = (shop: Seller, { request_id }: { request_id: number }) => ({ customer_id: shop.customer_id, request_id });
const take = (shop: Seller, { request_id, quote_no }: { request_id: number; quote_no: number }, sku = 'NEW-LAMP') =>
  send(accept, { request_id, quote_no, sku, warehouse_id: 1 }, shop.token);

describe('a request', () => {
  it('DROP-01 D-97 appears in list, counts and details of the merchant, and in the queue of staff, oldest first', async () => {
    const shop = await aSeller();
    const first = (await request(shop, { note: 'Matt' })).content;
    const second = (await request(shop)).content;
    expect(first).toMatchObject({
      state: 'requested',
      waits_for: 'staff',
      target_price: '4.00',
      note: 'Matt',
      events: [{ kind: 'requested' }],
    });
    expect((await send(list, { state: 'requested' }, shop.token)).content.list.map(({ request_no }) => request_no)).toEqual([
      second.request_no,
      first.request_no,
    ]);
    expect((await send(counts, {}, shop.token)).content.list).toContainEqual({ key: 'requested', count: 2 });
    const queue = { customer_id: shop.customer_id, waits_for: 'staff', sort: 'waiting_since', order: 'asc' } as const;
    expect((await send(deskList, queue, manager.token)).content.list.map(({ request_no }) => request_no)).toEqual([
      first.request_no,
      second.request_no,
    ]);
    expect((await send(get, { request_id: first.request_id }, (await make.aMerchant()).token)).status).toBe(404);
  });

  it('links to private addresses and scripts are field errors, beside every other one, and nothing is fetched', async () => {
    const shop = await aSeller();
    for (const link of ['javascript:alert(1)', 'http://10.0.0.1/x', 'http://localhost/x', 'http://169.254.169.254/'])
      expect(errorsOf(await request(shop, { link, quantity: 0, country: 'ZZ' }))).toEqual([
        ['link', 'sourcing.link'],
        ['quantity', 'too_small'],
        ['country', 'country'],
      ]);
    expect(await db.selectFrom('sourcing_requests').select('request_id').where('customer_id', '=', shop.customer_id).execute()).toEqual([]);
  });

  it('pictures of others are refused by place; its own are read by staff and nobody else', async () => {
    const shop = await aSeller();
    const file = { name: 'a.jpg', type: 'image/jpeg', body: await jpeg() };
    const { file_id } = (await upload(app, uploadsCalls.image.path, shop.token, [file])).content;
    const stranger = await make.aMerchant();
    const foreign = (await upload(app, uploadsCalls.image.path, stranger.token, [file])).content.file_id;
    expect(errorsOf(await request(shop, { image_ids: [file_id, foreign] }))).toEqual([['image_ids.1', 'sourcing.no_image']]);
    const { content } = await request(shop, { image_ids: [file_id] });
    expect(content.images).toEqual([file_id]);
    const read = (request_id: number) =>
      app.inject({
        url: `${deskImage.path}?customer_id=${shop.customer_id}&request_id=${request_id}&file_id=${file_id}`,
        headers: { token: manager.token },
      });
    expect((await read(content.request_id)).headers['content-type']).toBe('image/jpeg');
    expect((await read((await request(shop)).content.request_id)).statusCode).toBe(404);
  });
});

describe('accepting', () => {
  it('DROP-01 creates the SKU, expects its units with an inbound appointment and charges the goods value', async () => {
    const shop = await aSeller({ units: 0 });
    const offer = await quoted(shop, manager.token);
    expect(offer).toMatchObject({ state: 'quoted', waits_for: 'merchant', unit_price: '5.25', goods_value: '105.00', quote_no: 1 });
    const { content } = await take(shop, offer);
    expect(content).toMatchObject({ state: 'accepted', waits_for: null, sku: 'NEW-LAMP', inbound_no: expect.stringMatching(/^ASN-/) });
    const product = await db.selectFrom('products').selectAll().where('product_id', '=', content.product_id).executeTakeFirstOrThrow();
    expect(product).toMatchObject({ weight_g: 400, length_cm: '30.00', hs_code: '9405210000', name_cn: '橡木灯' });
    const inbound = await db.selectFrom('inbounds').selectAll().where('inbound_id', '=', content.inbound_id).executeTakeFirstOrThrow();
    expect(inbound).toMatchObject({ bill_status: 'submitted', volume_m3: '0.120' });
    // The day after the lead time; a closed dock moves it on.
    expect([day(13), day(14), day(15)]).toContain(inbound.arrival_date);
    const stock = (await send(inventoryCalls.list, { keyword: 'NEW-LAMP' }, shop.token)).content.list;
    expect(stock[0]).toMatchObject({ sku: 'NEW-LAMP', expected: 20, total: 0 });
    expect((await entries(shop.customer_id)).at(-1)).toMatchObject({
      fee_type: 'goods',
      amount: '-105.00',
      source_type: 'drop_shipping',
      source_no: content.request_no,
      quantity: 20,
    });
    expect(await broken(shop.customer_id)).toEqual([]);
  });

  it('a taken SKU is said at its field, a short balance with the missing amount; both leave everything as it was', async () => {
    const shop = await aSeller({ units: 0, minor: 10_000 });
    const offer = await quoted(shop, manager.token);
    expect(errorsOf(await take(shop, offer, shop.product.sku))).toEqual([['sku', 'products.sku_exists']]);
    const short = await take(shop, offer);
    expect(short.msg).toContain('5.00');
    expect((await send(get, { request_id: offer.request_id }, shop.token)).content).toMatchObject({ state: 'quoted', product_id: null });
    expect(
      await db.selectFrom('products').select('sku').where('sku', '=', 'NEW-LAMP').where('customer_id', '=', shop.customer_id).execute(),
    ).toEqual([]);
    expect(await db.selectFrom('inbounds').select('inbound_id').where('customer_id', '=', shop.customer_id).execute()).toEqual([]);
  });

  it('twice at the same moment charges once', async () => {
    const shop = await aSeller({ units: 0 });
    const offer = await quoted(shop, manager.token);
    const answers = await Promise.all([take(shop, offer, 'LAMP-A'), take(shop, offer, 'LAMP-B'), take(shop, offer, 'LAMP-C')]);
    expect(answers.map(({ error_code }) => error_code).toSorted((a, b) => a - b)).toEqual([0, 3701, 3701]);
    expect((await entries(shop.customer_id)).filter(({ fee_type }) => fee_type === 'goods')).toHaveLength(1);
  });

  it('only the newest quote, and only until its last day ends', async () => {
    const shop = await aSeller({ units: 0 });
    const old = await quoted(shop, manager.token);
    const { content: newer } = await quote(shop, old.request_id, manager.token, { unit_price: '6.00' });
    expect((await take(shop, old)).error_code).toBe(3704);
    await db
      .updateTable('sourcing_requests')
      .set({ valid_until: day(-1) })
      .where('request_id', '=', old.request_id)
      .execute();
    expect((await take(shop, newer)).error_code).toBe(3703);
    await db
      .updateTable('sourcing_requests')
      .set({ valid_until: day(0) })
      .where('request_id', '=', old.request_id)
      .execute();
    expect((await take(shop, newer)).error_code).toBe(0);
  });

  it('the nightly job expires what was not accepted, tells the merchant, and staff may quote again', async () => {
    const shop = await aSeller({ units: 0 });
    const old = await quoted(shop, manager.token);
    const fresh = await quoted(shop, manager.token, { valid_until: day(0) });
    await db
      .updateTable('sourcing_requests')
      .set({ valid_until: day(-1) })
      .where('request_id', '=', old.request_id)
      .execute();
    await asSystem(deps.database, (tx) => expireQuotes(systemCtx(deps, tx)));
    const stateOf = async ({ request_id }: { request_id: number }) => (await send(get, { request_id }, shop.token)).content.state;
    expect([await stateOf(old), await stateOf(fresh)]).toEqual(['expired', 'quoted']);
    expect((await mailsTo(db, shop.email)).map(({ template }) => template)).toContain('sourcing.expired');
    expect((await take(shop, old)).error_code).toBe(3703);
    expect((await quote(shop, old.request_id, manager.token)).content.state).toBe('quoted');
  });
});

describe('declining and writing', () => {
  it('either side declines with a reason, and nothing follows after', async () => {
    const shop = await aSeller();
    const offer = await quoted(shop, manager.token);
    const { content } = await send(decline, { request_id: offer.request_id, reason: 'Too dear' }, shop.token);
    expect(content).toMatchObject({ state: 'declined', decline_reason: 'Too dear', waits_for: null });
    expect((await take(shop, offer)).error_code).toBe(3701);
    expect((await quote(shop, offer.request_id, manager.token)).error_code).toBe(3702);
    const other = (await request(shop)).content;
    await send(deskDecline, { ...both(shop, other), reason: 'Forbidden goods' }, manager.token);
    expect((await mailsTo(db, shop.email)).find(({ template }) => template === 'sourcing.declined')?.text).toContain('Forbidden goods');
  });

  it('messages go both ways: a question of staff leaves their queue, the answer brings it back', async () => {
    const shop = await aSeller();
    const made = (await request(shop)).content;
    const asked = (await send(deskMessage, { ...both(shop, made), body: 'Which colour?' }, manager.token)).content;
    expect(asked).toMatchObject({ waits_for: 'merchant', messages: [{ body: 'Which colour?', actor_kind: 'staff' }] });
    expect((await mailsTo(db, shop.email)).find(({ template }) => template === 'sourcing.message')?.text).toContain('Which colour?');
    const answered = (await send(message, { request_id: made.request_id, body: 'Oak' }, shop.token)).content;
    expect(answered).toMatchObject({ waits_for: 'staff', messages: [{}, { body: 'Oak', actor_kind: 'main' }] });
  });

  it('a quote of a past day is refused; customer service reads and does not quote; suppliers cannot get the permission', async () => {
    const shop = await aSeller();
    const { request_id } = (await request(shop)).content;
    expect(errorsOf(await quote(shop, request_id, manager.token, { valid_until: day(-1), property_ids: [999_999] }))).toEqual([
      ['valid_until', 'sourcing.past'],
      ['property_ids.0', 'sourcing.no_property'],
    ]);
    const service = await make.aStaff('customer_service');
    expect((await send(deskGet, { customer_id: shop.customer_id, request_id }, service.token)).status).toBe(200);
    expect((await quote(shop, request_id, service.token)).status).toBe(403);
    const supplier = await make.anAccount(shop.customer_id, 'supplier', ['products.read'], [shop.product.sku]);
    expect((await send(get, { request_id }, supplier.token)).status).toBe(403);
  });
});
