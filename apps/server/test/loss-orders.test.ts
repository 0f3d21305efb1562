import { describe, expect, it } from 'vitest';
import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { approvalKit } from './kit/approvals.ts';
import { lossKit } from './kit/loss-orders.ts';
import { mailsTo } from './kit/mails.ts';
import { errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { open } = lossKit(t);
const { entries, broken } = walletKit(deps);
const { decide } = approvalKit(t);
const { list, get, counts, accept, dispute, noteImage, image } = lossOrdersCalls;
const clerk = await make.aStaff('warehouse_clerk');
const finance = await make.aStaff('finance');
const one = ({ loss_order_id }: { loss_order_id: number }) => ({ loss_order_id });

describe('opening', () => {
  it('LOSS-01 LOSS-03 LOSS-07 a difference at quality control opens a normal loss order with every field, at the whole price', async () => {
    const merchant = await make.aMerchant();
    const { first, numbers, source } = await open(merchant.customer_id, clerk.token);
    expect(numbers).toEqual([first.loss_order_no]);
    const { content } = await send(get, one(first), merchant.token);
    expect(content).toMatchObject({
      loss_order_no: first.loss_order_no,
      type: 'normal',
      source: 'inbound',
      source_id: source.inbound_id,
      source_no: source.inbound_no,
      state: 'pending',
      waits_for: 'merchant',
      warehouse_id: 1,
      difference: 2,
      compensation: '25.00',
      creator: expect.stringContaining('Staff'),
      lines: [
        {
          box_no: 1,
          mark: `BX-${source.code}-001`,
          color: 'Sage',
          size: 'One size',
          appointment_quantity: 10,
          arrival_quantity: 9,
          qualified_quantity: 8,
          actual_quantity: 8,
          difference: 2,
          purchase_price: '12.50',
          compensation: '25.00',
        },
      ],
    });
  });

  it('LOSS-05 the appointment carries the number, its timeline says so, and the merchant gets a mail and a message', async () => {
    const merchant = await make.aMerchant();
    const { first, source } = await open(merchant.customer_id, clerk.token);
    const kept = db.selectFrom('inbounds').select('loss_order_nos').where('inbound_id', '=', source.inbound_id);
    expect(await kept.executeTakeFirst()).toEqual({ loss_order_nos: [first.loss_order_no] });
    const events = db.selectFrom('inbound_events').select(['kind', 'params']).where('inbound_id', '=', source.inbound_id);
    expect(await events.execute()).toEqual([{ kind: 'loss_order', params: { number: first.loss_order_no, units: 2 } }]);
    const [mail] = await mailsTo(db, merchant.email);
    expect(mail).toMatchObject({
      template: 'loss-orders.opened',
      subject: `2 units of ${source.inbound_no} did not reach the shelf: we offer 25.00 USD`,
    });
    expect(mail?.text).toContain(`/products/lossOrder/details?id=${first.loss_order_id}`);
    const [notice] = (await send(noticesCalls.list, {}, merchant.token)).content.list;
    expect(notice?.title).toBe(mail?.subject);
  });

  it('LOSS-04 a difference at shelving opens an abnormal one beside it, each about its own units', async () => {
    const merchant = await make.aMerchant();
    const { rows } = await open(merchant.customer_id, clerk.token, { items: [{ received: 9, qualified: 9, shelved: 6 }] });
    expect(rows.map(({ type, difference, compensation }) => ({ type, difference, compensation }))).toEqual([
      { type: 'normal', difference: 1, compensation: '12.50' },
      { type: 'abnormal', difference: 3, compensation: '37.50' },
    ]);
  });

  it('LOSS-06 sampling pays 7 per mille of the purchase price, rounded to the cent', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token, { inspection: 'sampling', price: '12.50' });
    expect(first.compensation).toBe('0.18'); // 2 × 12.50 × 0.007 = 0.175
  });

  it('a surplus opens nothing, and does not make up for a shortage in another box', async () => {
    const merchant = await make.aMerchant();
    const surplus = { received: 12, qualified: 12, shelved: 12 };
    expect((await open(merchant.customer_id, clerk.token, { items: [surplus] })).numbers).toEqual([]);
    const { first } = await open(merchant.customer_id, clerk.token, {
      items: [surplus, { box_no: 2, received: 8, qualified: 8, shelved: 8 }],
    });
    expect(first.difference).toBe(2);
  });

  it('without a purchase price the amount is unknown: it cannot be accepted, and the mail asks for the price', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token, { price: null });
    expect(first.compensation).toBeNull();
    expect((await send(accept, one(first), merchant.token)).error_code).toBe(3403);
    expect((await mailsTo(db, merchant.email))[0]).toMatchObject({ template: 'loss-orders.opened_unknown' });
  });

  it('above what one person may move, a second person agrees before the merchant is offered it (D-109)', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token, { price: '9000.00' });
    expect(first.waits_for).toBe('approval');
    expect(await mailsTo(db, merchant.email)).toEqual([]);
    expect((await send(accept, one(first), merchant.token)).error_code).toBe(3402);
    const waiting = (await send(approvalsDeskCalls.deskList, {}, finance.token)).content.list.find(
      ({ customer_id }) => customer_id === merchant.customer_id,
    );
    expect(waiting).toMatchObject({ kind: 'compensation', amount_usd: '18000.00' });
    expect((await decide(waiting?.approval_id ?? 0, true, finance.token)).status).toBe(200);
    expect((await send(accept, one(first), merchant.token)).content).toMatchObject({ state: 'closed', outcome: 'accepted' });
    expect((await send(walletsCalls.balance, {}, merchant.token)).content).toMatchObject({ balance: '18000.00' });
  });
});

describe('the answer of the merchant', () => {
  it('D-54 accepting credits the wallet once, in the same transaction, and closes it', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    const answers = await Promise.all([send(accept, one(first), merchant.token), send(accept, one(first), merchant.token)]);
    expect(answers.map(({ error_code }) => error_code).sort((a, b) => a - b)).toEqual([0, 3401]);
    expect(await entries(merchant.customer_id)).toMatchObject([
      { bill_type: 'compensation', fee_type: 'compensation', amount: '25.00', source_type: 'loss_order', source_no: first.loss_order_no },
    ]);
    expect(await broken(merchant.customer_id)).toEqual([]);
    const { content } = await send(get, one(first), merchant.token);
    expect(content).toMatchObject({ state: 'closed', outcome: 'accepted', waits_for: null, closed_at: expect.any(String) });
  });

  it('LIMIT-04 a dispute takes pictures up to 500 KB, and names every picture it cannot take', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    const big = await jpeg(2000, 1500);
    expect(big.length).toBeGreaterThan(500 * 1024);
    const tooBig = await upload(app, noteImage.path, merchant.token, [{ name: 'big.jpg', type: 'image/jpeg', body: big }]);
    expect(tooBig.status).toBe(413);
    const other = await upload(app, uploadsCalls.image.path, merchant.token, [{ name: 'big.jpg', type: 'image/jpeg', body: big }]);
    const good = await upload(app, noteImage.path, merchant.token, [{ name: 'box.jpg', type: 'image/jpeg', body: await jpeg() }]);
    const gone = '11111111-1111-4111-8111-111111111111';
    const refused = await send(
      dispute,
      { ...one(first), text: 'No', image_ids: [gone, good.content.file_id, other.content.file_id] },
      merchant.token,
    );
    expect(errorsOf(refused)).toEqual([
      ['image_ids.0', 'loss-orders.no_image'],
      ['image_ids.2', 'loss-orders.no_image'],
    ]);
    const { content } = await send(
      dispute,
      { ...one(first), text: 'The box was whole.', image_ids: [good.content.file_id] },
      merchant.token,
    );
    expect(content).toMatchObject({ state: 'pending', waits_for: 'staff', dispute_text: 'The box was whole.' });
    expect(content.images).toMatchObject([{ file_id: good.content.file_id, of: 'dispute' }]);
    const read = await app.inject({ url: `${image.path}?file_id=${good.content.file_id}`, headers: { token: merchant.token } });
    expect(read.headers['content-type']).toBe('image/jpeg');
    const stranger = await make.aMerchant();
    expect(
      (await app.inject({ url: `${image.path}?file_id=${good.content.file_id}`, headers: { token: stranger.token } })).statusCode,
    ).toBe(404);
  });

  it('a dispute cannot be accepted meanwhile, and a second dispute is refused', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    await send(dispute, { ...one(first), text: 'No' }, merchant.token);
    expect((await send(accept, one(first), merchant.token)).error_code).toBe(3402);
    expect((await send(dispute, { ...one(first), text: 'No again' }, merchant.token)).error_code).toBe(3402);
  });

  it('LOSS-02 the list filters by type, state and number, and its tabs count', async () => {
    const merchant = await make.aMerchant();
    const { rows } = await open(merchant.customer_id, clerk.token, { items: [{ received: 9, qualified: 9, shelved: 6 }] });
    const [normal, abnormal] = rows;
    const numbersOf = async (input: object) => (await send(list, input, merchant.token)).content.list.map((row) => row.loss_order_no);
    expect(await numbersOf({ type: 'abnormal' })).toEqual([abnormal?.loss_order_no]);
    expect(await numbersOf({ number: normal?.loss_order_no.toLowerCase() })).toEqual([normal?.loss_order_no]);
    expect(await numbersOf({ state: 'closed' })).toEqual([]);
    expect((await send(counts, {}, merchant.token)).content.list).toContainEqual({ key: 'pending', count: 2 });
    expect((await send(list, {}, (await make.aMerchant()).token)).content.list).toEqual([]);
  });

  it('a supplier sees the units of its own SKUs, no prices, and cannot answer', async () => {
    const merchant = await make.aMerchant();
    const mine = await make.aProduct(merchant.customer_id);
    const other = await make.aProduct(merchant.customer_id);
    const items = [
      { received: 9, qualified: 9, shelved: 9 },
      { box_no: 2, product_id: other.product_id, received: 5, qualified: 5, shelved: 5 },
    ];
    const { first } = await open(merchant.customer_id, clerk.token, { product_id: mine.product_id, items });
    const supplier = await make.anAccount(merchant.customer_id, 'supplier', ['loss-orders.read'], [mine.sku]);
    const { content } = await send(get, one(first), supplier.token);
    expect(content).toMatchObject({
      difference: 1,
      compensation: null,
      lines: [{ sku: mine.sku, purchase_price: null, compensation: null }],
    });
    expect((await send(list, {}, supplier.token)).content.list).toMatchObject([{ difference: 1, compensation: null }]);
    const stranger = await make.anAccount(merchant.customer_id, 'supplier', ['loss-orders.read'], ['NOTHING']);
    expect((await send(get, one(first), stranger.token)).status).toBe(404);
    expect((await send(accept, one(first), supplier.token)).status).toBe(403);
  });
});
