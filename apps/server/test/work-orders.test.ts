import { describe, expect, it } from 'vitest';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { uploadsDeskCalls } from '@quayside/contract/uploads/uploads.desk-calls';
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrdersDeskCalls } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { freezeStock } from '#server/areas/inventory/stock-ledger.ts';
import { mailsTo } from './kit/mails.ts';
import { errorsOf } from './kit/products.ts';
import { order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';
import { walletKit } from './kit/wallets.ts';
import { workKit } from './kit/work-orders.ts';

const t = await testApp();
const { app, deps, make, send } = t;
const { db } = deps.database;
const { aSeller, add, addUnits, addCents, figures } = workKit(t);
const { entries } = walletKit(deps);
const { inTransaction } = stockKit(deps);
const { list, get, counts, cancel, image } = workOrdersCalls;
const { deskBegin, deskComplete, deskRefuse, deskAddPhoto, deskGet, deskList } = workOrdersDeskCalls;
const clerk = await make.aStaff('warehouse_clerk');
type Seller = Awaited<ReturnType<typeof aSeller>>;

const address = { name: 'Li Wei', phone: '+86 138', country: 'CN', city: 'Shenzhen', postal_code: '518000', address: 'Road 1' };
const one = ({ work_order_id }: { work_order_id: number }) => ({ work_order_id });
const both = (shop: Seller, { work_order_id }: { work_order_id: number }) => ({ customer_id: shop.customer_id, work_order_id });
const logOf = (customer_id: number) =>
  db.selectFrom('stock_log').select(['product_id', 'kind', 'quantity']).where('customer_id', '=', customer_id).orderBy('log_id').execute();

/** Submitted, begun and completed with this result for the first line. */
async function worked(shop: Seller, given: Parameters<typeof add>[1], done: number, more: object = {}) {
  const { content } = await add(shop, given);
  await send(deskBegin, both(shop, content), clerk.token);
  const lines = content.lines.map(({ product_id }, at) => ({ product_id, done_quantity: at === 0 ? done : done }));
  const answer = await send(deskComplete, { ...both(shop, content), lines, ...more }, clerk.token);
  return { ...answer, work_order_id: content.work_order_id };
}

describe('submitting', () => {
  it('SELF-01 D-97 freezes the units, holds the quoted total and appears in list and details', async () => {
    const shop = await aSeller();
    const { content } = await add(shop, { options: ['relabel_print'], note: 'New brand' });
    expect(content).toMatchObject({ type: 'relabel', state: 'submitted', skus: 1, units: 10, total: '5.00', note: 'New brand' });
    expect(content.fees).toEqual([
      { item: 'order', quantity: 1, price: '3.00', amount: '3.00' },
      { item: 'relabel', quantity: 10, price: '0.15', amount: '1.50' },
      { item: 'relabel_print', quantity: 10, price: '0.05', amount: '0.50' },
    ]);
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 10 }], held: '5.00', broken: [] });
    expect((await send(list, { type: 'relabel' }, shop.token)).content.list.map(({ work_order_no }) => work_order_no)).toEqual([
      content.work_order_no,
    ]);
    expect((await send(counts, {}, shop.token)).content.list).toContainEqual({ key: 'submitted', count: 1 });
    expect((await send(get, one(content), shop.token)).content.events).toMatchObject([{ kind: 'submitted' }]);
  });

  it('names every line whose units are frozen or missing, the wrong option and the missing address, all at once', async () => {
    const shop = await aSeller({ units: 10 });
    const other = await make.aProduct(shop.customer_id);
    const foreign = await make.aProduct((await make.aMerchant()).customer_id);
    await inTransaction((ctx) =>
      freezeStock(ctx, shop.customer_id, order('OR-1'), [{ warehouse_id: 1, product_id: shop.product.product_id, quantity: 8 }]),
    );
    const refused = await add(shop, {
      type: 'return',
      options: ['repack_carton'],
      lines: [
        { product_id: shop.product.product_id, quantity: 3 },
        { product_id: other.product_id, quantity: 1 },
        { product_id: foreign.product_id, quantity: 1 },
      ],
    });
    expect(errorsOf(refused)).toEqual([
      ['options.0', 'work-orders.other_type'],
      ['address.name', 'required'],
      ['lines.2.product_id', 'work-orders.no_product'],
      ['lines.0.quantity', 'work-orders.not_available'],
      ['lines.1.quantity', 'work-orders.not_available'],
    ]);
    expect(JSON.stringify(refused.content)).toContain('Only 2 units are available; the others are locked or not in stock');
    expect((await figures(shop)).held).toBe('0.00');
  });

  it('the server computes the quote again: another total is refused with the right one, a short balance as everywhere', async () => {
    const shop = await aSeller({ minor: 400 });
    const cheap = await add(shop, { total: '0.01' });
    expect(errorsOf(cheap)).toEqual([['total', 'work-orders.price_changed']]);
    const short = await add(shop);
    expect(short.error_code).toBe((await add(shop)).error_code);
    expect(short.msg).toContain('0.50');
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 0 }], held: '0.00', broken: [] });
  });

  it('two work orders on the same last unit: one gets it, the other is told at its line', async () => {
    const shop = await aSeller({ units: 1 });
    const lines = [{ product_id: shop.product.product_id, quantity: 1 }];
    const answers = await Promise.all([add(shop, { lines }), add(shop, { lines }), add(shop, { lines })]);
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    for (const refused of answers.filter(({ error_code }) => error_code !== 0))
      expect(errorsOf(refused)).toEqual([['lines.0.quantity', 'work-orders.not_available']]);
    expect(await figures(shop)).toMatchObject({ stock: [{ total: 1, frozen: 1 }], broken: [] });
  });
});

describe('canceling', () => {
  it('until the work has begun: units and money go back', async () => {
    const shop = await aSeller();
    const { content } = await add(shop);
    expect((await send(cancel, one(content), shop.token)).content).toMatchObject({ state: 'canceled' });
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 0 }], held: '0.00', broken: [] });
    expect((await send(cancel, one(content), shop.token)).error_code).toBe(3604);
    const begun = await add(shop);
    await send(deskBegin, both(shop, begun.content), clerk.token);
    expect((await send(cancel, one(begun.content), shop.token)).error_code).toBe(3602);
  });

  it('against the beginning of the work, exactly one wins', async () => {
    const shop = await aSeller();
    for (let round = 0; round < 6; round++) {
      const { content } = await add(shop, { lines: [{ product_id: shop.product.product_id, quantity: 1 }] });
      const [canceled, begun] = await Promise.all([
        send(cancel, one(content), shop.token),
        send(deskBegin, both(shop, content), clerk.token),
      ]);
      expect([canceled.error_code, begun.error_code].filter((code) => code === 0)).toHaveLength(1);
      const { state } = (await send(get, one(content), shop.token)).content;
      expect(state).toBe(canceled.error_code === 0 ? 'canceled' : 'in_progress');
    }
    expect((await figures(shop)).broken).toEqual([]);
  });
});

describe('the work', () => {
  it('SELF-01 disposal takes the units out of stock, charges what was done item by item and tells the merchant', async () => {
    const shop = await aSeller();
    const { content } = await worked(shop, { type: 'dispose', options: ['dispose_proof'] }, 8);
    expect(content).toMatchObject({ state: 'done', quoted: '15.00', total: '14.60' });
    expect(await figures(shop)).toEqual({ stock: [{ total: 92, frozen: 0 }], held: '0.00', broken: [] });
    expect((await logOf(shop.customer_id)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['shelved', 100],
      ['frozen', 0],
      ['disposed', -8],
      ['released', 0],
    ]);
    const charged = (await entries(shop.customer_id)).filter(({ bill_type }) => bill_type === 'service');
    expect(charged.map(({ entry_key, amount, source_type }) => [entry_key, amount, source_type])).toEqual([
      ['order', '-3.00', 'self_service'],
      ['dispose', '-1.60', 'self_service'],
      ['dispose_proof', '-10.00', 'self_service'],
    ]);
    const mails = await mailsTo(db, shop.email);
    expect(mails.map(({ template }) => template)).toContain('work-orders.done');
    const [notice] = (await send(noticesCalls.list, {}, shop.token)).content.list;
    expect(notice?.title).toBe(`Self-service order ${content.work_order_no} is done`);
  });

  it('a return leaves as sent back and keeps its tracking number', async () => {
    const shop = await aSeller();
    const { content } = await worked(shop, { type: 'return', address }, 10, { tracking_no: 'SF123' });
    expect(content).toMatchObject({ tracking_no: 'SF123', address: { city: 'Shenzhen' } });
    expect((await logOf(shop.customer_id)).at(-1)).toMatchObject({ kind: 'sent_back', quantity: -10 });
  });

  it('a count corrects the stock by its difference, more or less, with a line in the stock log', async () => {
    const shop = await aSeller();
    await worked(shop, { type: 'count' }, 7);
    expect(await figures(shop)).toEqual({ stock: [{ total: 97, frozen: 0 }], held: '0.00', broken: [] });
    await worked(shop, { type: 'count' }, 12);
    expect(await figures(shop)).toEqual({ stock: [{ total: 99, frozen: 0 }], held: '0.00', broken: [] });
    expect((await logOf(shop.customer_id)).filter(({ kind }) => kind === 'adjusted').map(({ quantity }) => quantity)).toEqual([-3, 2]);
  });

  it('a bundle turns units of its parts into units of the bundle, whole bundles only', async () => {
    const shop = await aSeller({ units: 20 });
    const part = await make.aProduct(shop.customer_id);
    const bundle = await make.aProduct(shop.customer_id);
    await addUnits(shop.customer_id, part.product_id, 10);
    const lines = [
      { product_id: shop.product.product_id, quantity: 8 },
      { product_id: part.product_id, quantity: 4 },
    ];
    const uneven = await add(shop, { type: 'bundle', lines, bundle_product_id: part.product_id, bundle_quantity: 3 });
    expect(errorsOf(uneven)).toEqual([
      ['lines.0.quantity', 'work-orders.bundle_uneven'],
      ['lines.1.product_id', 'work-orders.bundle_part'],
      ['lines.1.quantity', 'work-orders.bundle_uneven'],
    ]);
    const { content } = await add(shop, { type: 'bundle', lines, bundle_product_id: bundle.product_id, bundle_quantity: 4 });
    await send(deskBegin, both(shop, content), clerk.token);
    const complete = (first: number, second: number) =>
      send(
        deskComplete,
        {
          ...both(shop, content),
          lines: [
            { product_id: shop.product.product_id, done_quantity: first },
            { product_id: part.product_id, done_quantity: second },
          ],
        },
        clerk.token,
      );
    expect(errorsOf(await complete(6, 4))).toEqual([['lines.0.done_quantity', 'work-orders.bundle_uneven']]);
    expect((await complete(6, 3)).content).toMatchObject({ state: 'done', total: '4.80' });
    const levels = await db
      .selectFrom('stock_levels')
      .select(['product_id', 'total', 'frozen'])
      .where('customer_id', '=', shop.customer_id)
      .execute();
    expect(new Map(levels.map(({ product_id, total, frozen }) => [product_id, [total, frozen]]))).toEqual(
      new Map([
        [shop.product.product_id, [14, 0]],
        [part.product_id, [7, 0]],
        [bundle.product_id, [3, 0]],
      ]),
    );
    expect((await figures(shop)).broken).toEqual([]);
  });

  it('photos are needed for a photo order, and only the merchant it is about reads them', async () => {
    const shop = await aSeller();
    const { content } = await add(shop, { type: 'photo' });
    await send(deskBegin, both(shop, content), clerk.token);
    const lines = [{ product_id: shop.product.product_id, done_quantity: 10 }];
    const complete = () => send(deskComplete, { ...both(shop, content), lines }, clerk.token);
    expect(errorsOf(await complete())).toEqual([['photos', 'work-orders.photo_needed']]);
    const { file_id } = (
      await upload(app, uploadsDeskCalls.deskImage.path, clerk.token, [{ name: 'a.jpg', type: 'image/jpeg', body: await jpeg() }])
    ).content;
    const other = await make.aProduct(shop.customer_id);
    const gone = '11111111-1111-4111-8111-111111111111';
    const wrong = await send(deskAddPhoto, { ...both(shop, content), file_id: gone, product_id: other.product_id }, clerk.token);
    expect(errorsOf(wrong)).toEqual([
      ['file_id', 'work-orders.no_photo'],
      ['product_id', 'work-orders.no_line'],
    ]);
    await send(deskAddPhoto, { ...both(shop, content), file_id, product_id: shop.product.product_id }, clerk.token);
    expect((await complete()).content.state).toBe('done');
    const read = (token: string) =>
      app.inject({ url: `${image.path}?work_order_id=${content.work_order_id}&file_id=${file_id}`, headers: { token } });
    expect((await read(shop.token)).headers['content-type']).toBe('image/jpeg');
    expect((await read((await make.aMerchant()).token)).statusCode).toBe(404);
    const supplier = await make.anAccount(shop.customer_id, 'supplier', ['work-orders.read'], ['NOTHING']);
    expect((await read(supplier.token)).statusCode).toBe(404);
  });

  it('results of other SKUs, of more units than ordered and missing ones are named together; nothing moves', async () => {
    const shop = await aSeller();
    const part = await make.aProduct(shop.customer_id);
    await addUnits(shop.customer_id, part.product_id, 10);
    const lines = [
      { product_id: shop.product.product_id, quantity: 5 },
      { product_id: part.product_id, quantity: 5 },
    ];
    const { content } = await add(shop, { type: 'repack', lines });
    const results = [
      { product_id: shop.product.product_id, done_quantity: 6 },
      { product_id: 1, done_quantity: 1 },
    ];
    expect((await send(deskComplete, { ...both(shop, content), lines: results }, clerk.token)).error_code).toBe(3603);
    await send(deskBegin, both(shop, content), clerk.token);
    expect((await send(deskBegin, both(shop, content), clerk.token)).error_code).toBe(3601);
    expect(errorsOf(await send(deskComplete, { ...both(shop, content), lines: results }, clerk.token))).toEqual([
      ['lines.0.done_quantity', 'work-orders.more_than_ordered'],
      ['lines.1.product_id', 'work-orders.no_line'],
      ['lines', 'work-orders.line_missing'],
    ]);
    expect((await send(deskGet, both(shop, content), clerk.token)).content.state).toBe('in_progress');
  });

  it('rejected with a reason: units and money go back, and the merchant reads why', async () => {
    const shop = await aSeller();
    const { content } = await add(shop);
    await send(deskBegin, both(shop, content), clerk.token);
    const answer = await send(deskRefuse, { ...both(shop, content), reason: 'Labels do not stick.' }, clerk.token);
    expect(answer.content).toMatchObject({ state: 'refused', result_note: 'Labels do not stick.' });
    expect(await figures(shop)).toEqual({ stock: [{ total: 100, frozen: 0 }], held: '0.00', broken: [] });
    expect((await mailsTo(db, shop.email)).find(({ template }) => template === 'work-orders.refused')?.text).toContain(
      'Labels do not stick.',
    );
    expect((await send(deskRefuse, { ...both(shop, content), reason: 'x' }, clerk.token)).error_code).toBe(3604);
  });
});

describe('who sees what', () => {
  it('a supplier sees the units of its SKUs, no prices, no address, and orders nothing', async () => {
    const shop = await aSeller();
    const other = await make.aProduct(shop.customer_id);
    await addUnits(shop.customer_id, other.product_id, 5);
    const lines = [
      { product_id: shop.product.product_id, quantity: 5 },
      { product_id: other.product_id, quantity: 5 },
    ];
    const { content } = await add(shop, { type: 'return', lines, address, note: 'Cost 5' });
    const supplier = await make.anAccount(shop.customer_id, 'supplier', ['work-orders.read'], [other.sku]);
    const seen = (await send(get, one(content), supplier.token)).content;
    expect(seen).toMatchObject({ total: null, quoted: null, fees: [], address: null, note: '', units: 5, lines: [{ sku: other.sku }] });
    expect((await send(list, {}, supplier.token)).content.list).toMatchObject([{ units: 5, skus: 1, total: null }]);
    expect((await send(cancel, one(content), supplier.token)).status).toBe(403);
    const stranger = await make.anAccount(shop.customer_id, 'supplier', ['work-orders.read'], ['NOTHING']);
    expect((await send(get, one(content), stranger.token)).status).toBe(404);
  });

  it('finance reads and does not work; the queue is oldest first', async () => {
    const shop = await aSeller();
    await addCents(shop.customer_id, 1000);
    const first = await add(shop);
    const second = await add(shop);
    const finance = await make.aStaff('finance');
    expect((await send(deskBegin, both(shop, first.content), finance.token)).status).toBe(403);
    const asked = { customer_id: shop.customer_id, state: 'submitted', sort: 'created_at', order: 'asc' } as const;
    expect((await send(deskList, asked, finance.token)).content.list.map(({ work_order_no }) => work_order_no)).toEqual([
      first.content.work_order_no,
      second.content.work_order_no,
    ]);
  });
});
