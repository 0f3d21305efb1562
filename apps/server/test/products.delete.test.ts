import { describe, expect, it } from 'vitest';
import { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { aProductInput, errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { save, get, list } = productsCalls;
const remove = productsCalls.delete;
const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status).toSorted((a, b) => a - b);
const eight = <Result>(work: (at: number) => Promise<Result>) => Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));

const uses = [
  ['lie in a warehouse', { total: 12 }, '12 in stock at SZ01', 'SZ01 库存 12 件'],
  ['are announced', { expected: 7 }, '7 expected at SZ01', 'SZ01 预计入库 7 件'],
  ['are promised', { total: 3, frozen: 2 }, '3 in stock at SZ01, 2 of them locked', 'SZ01 库存 3 件，其中锁定 2 件'],
] as const;

describe('products.delete', () => {
  it('PROD-07 D-11 takes products away and frees their SKU, alias and barcode', async () => {
    const { token, customer_id } = await make.aMerchant();
    const gone = await make.aProduct(customer_id, { sku: 'Gone', alias: 'away', barcode: 'G1' });
    const other = await make.aProduct(customer_id);
    expect((await send(remove, { ids: [gone.product_id, other.product_id, gone.product_id] }, token)).content).toEqual({ deleted: 2 });
    expect((await send(get, { product_id: gone.product_id }, token)).status).toBe(404);
    expect((await send(list, { keyword: 'gone' }, token)).content).toEqual({ list: [], count: 0 });
    expect((await send(save, aProductInput({ sku: 'GONE', alias: 'Away', barcode: 'G1' }), token)).status).toBe(200);
    expect((await send(remove, { ids: [gone.product_id] }, token)).status).toBe(404);
  });

  it.each(uses)('PROD-08 PROD-32 refuses all of them when some %s, and says which and where', async (_why, level, use, usage) => {
    const { token, customer_id } = await make.aMerchant();
    const [used, free, alsoUsed] = [await make.aProduct(customer_id), await make.aProduct(customer_id), await make.aProduct(customer_id)];
    await make.aLevel(used, level);
    await make.aLevel(alsoUsed, level);
    const ids = [alsoUsed.product_id, free.product_id, used.product_id];
    const answer = await send(remove, { ids }, token);
    expect(answer).toMatchObject({
      status: 409,
      error_code: 3001,
      msg: `These SKUs are already used by a packing list or order, deletion failed: ${used.sku} (${use}), ${alsoUsed.sku} (${use}).`,
    });
    expect((await send(list, {}, token)).content.count).toBe(3);
    expect((await send(remove, { ids }, token, { lang: 'zh-cn' })).msg).toBe(
      `以下 SKU 已被装箱单或订单使用，删除失败：${used.sku}（${usage}）、${alsoUsed.sku}（${usage}）。`,
    );
  });

  it('PROD-08 refuses one that is in an open appointment, also a draft, and says which; not when that is deleted', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { product_id, sku } = await make.aProduct(customer_id);
    const lines = [{ product_id, quantity: 1 }];
    const { content } = await send(inboundCalls.save, { step: 1, warehouse_id: 1, lines }, token);
    expect((await send(remove, { ids: [product_id] }, token)).msg).toContain(`${sku} (appointment ${content.inbound_no})`);
    await send(inboundCalls.delete, { ids: [content.inbound_id] }, token);
    expect((await send(remove, { ids: [product_id] }, token)).content).toEqual({ deleted: 1 });
  });

  it('refuses one whose serial number was shipped, not one with unbound numbers; an empty level is no use', async () => {
    const { token, customer_id } = await make.aMerchant();
    const [bound, unbound] = [await make.aProduct(customer_id), await make.aProduct(customer_id)];
    await make.aLevel(unbound, { total: 0 });
    const number = { customer_id, status: 'unbound' as const };
    await db
      .insertInto('serial_numbers')
      .values([
        { ...number, product_id: bound.product_id, serial_number: 'S1', status: 'bound', bound_at: new Date() },
        { ...number, product_id: unbound.product_id, serial_number: 'S2' },
      ])
      .execute();
    const refused = await send(remove, { ids: [bound.product_id, unbound.product_id] }, token);
    expect(refused.msg).toContain(`deletion failed: ${bound.sku} (1 bound serial number).`);
    expect((await send(remove, { ids: [unbound.product_id] }, token)).content).toEqual({ deleted: 1 });
  });

  it('PROD-32 reports every use of a SKU, as text for people and as data for programs', async () => {
    const { token, customer_id } = await make.aMerchant();
    const [used, foreign] = [await make.aProduct(customer_id), await make.aProduct((await make.aMerchant()).customer_id)];
    await make.aLevel(used, { total: 4, warehouse_id: 2 });
    await make.aLevel(used, { total: 12, frozen: 1, expected: 30 });
    await make.aLevel(foreign, { total: 99 });
    const bound = { customer_id, product_id: used.product_id, status: 'bound' as const, bound_at: new Date() };
    const numbers = ['SO-8', 'SO-7', 'SO-8'].map((system_order_no, at) => ({ ...bound, serial_number: `U${at}`, system_order_no }));
    await db.insertInto('serial_numbers').values(numbers).execute();
    const answer = await send(remove, { ids: [used.product_id] }, token);
    expect(answer.msg).toContain(
      `${used.sku} (12 in stock at SZ01, 1 of them locked; 30 expected at SZ01; 4 in stock at YW01; 3 bound serial numbers, order SO-7 and 1 more).`,
    );
    expect(answer.content).toMatchObject({
      code: 'products.in_use',
      details: {
        skus: [
          {
            sku: used.sku,
            uses: [
              { kind: 'stock', warehouse_code: 'SZ01', total: 12, frozen: 1, expected: 30 },
              { kind: 'stock', warehouse_code: 'YW01', total: 4, frozen: 0, expected: 0 },
              { kind: 'serials', count: 3, orders: 2, order_no: 'SO-7' },
            ],
          },
        ],
      },
    });
  });

  it('waits for a transaction that starts to use the product, and then refuses', async () => {
    const { token, customer_id } = await make.aMerchant();
    const product = await make.aProduct(customer_id);
    await eight(() => send(list, {}, token));
    let answered = false;
    const shelving = db.transaction().execute(async (tx) => {
      await tx.insertInto('stock_levels').values({ customer_id, product_id: product.product_id, warehouse_id: 1, total: 5 }).execute();
      const answer = send(remove, { ids: [product.product_id] }, token).then((done) => ((answered = true), done));
      await waitsForLock(db);
      expect(answered).toBe(false);
      return { answer };
    });
    expect(await (await shelving).answer).toMatchObject({ error_code: 3001 });
  });
});

describe('concurrent writes', () => {
  it('PROD-25 one of eight creates the SKU, the others get an error at the field', async () => {
    const { token } = await make.aMerchant();
    await eight(() => send(list, {}, token));
    const answers = await eight((at) => send(save, aProductInput({ sku: at % 2 ? 'RACE' : 'race' }), token));
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    for (const answer of answers.filter((one) => one.status === 422)) expect(errorsOf(answer)).toEqual([['sku', 'products.sku_exists']]);
  });

  it('PROD-26 one of eight gets the barcode', async () => {
    const { token } = await make.aMerchant();
    await eight(() => send(list, {}, token));
    const answers = await eight(() => send(save, aProductInput({ barcode: 'RACE-1' }), token));
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    for (const answer of answers.filter((one) => one.status === 422))
      expect(errorsOf(answer)).toEqual([['barcode', 'products.upc_exists']]);
  });

  it('PROD-26 one of eight products changed at once gets the barcode', async () => {
    const { token, customer_id } = await make.aMerchant();
    const products = await eight(() => make.aProduct(customer_id));
    const answers = await Promise.all(
      products.map(({ product_id, sku }) => send(save, aProductInput({ product_id, sku, barcode: 'RACE-2' }), token)),
    );
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    for (const answer of answers.filter((one) => one.status === 422))
      expect(errorsOf(answer)).toEqual([['barcode', 'products.upc_exists']]);
  });

  it('PROD-39 one of eight gets the alias, four of which want it as their SKU', async () => {
    const { token, customer_id } = await make.aMerchant();
    await eight(() => send(list, {}, token));
    const answers = await eight((at) => send(save, at % 2 ? aProductInput({ sku: 'WORD' }) : aProductInput({ alias: 'word' }), token));
    expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    const holders = await db
      .selectFrom('product_codes')
      .selectAll()
      .where('customer_id', '=', customer_id)
      .where('code', '=', 'word')
      .execute();
    expect(holders).toHaveLength(1);
    // Nothing is left of those that were refused.
    expect((await send(list, {}, token)).content.count).toBe(1);
  });

  it('of two products that swap codes at once, one gets both', async () => {
    const { token } = await make.aMerchant();
    for (let round = 0; round < 5; round++) {
      const [one, two] = [`one${round}`, `two${round}`];
      const answers = await Promise.all([
        send(save, aProductInput({ sku: one, alias: two }), token),
        send(save, aProductInput({ sku: two, alias: one }), token),
      ]);
      expect(statuses(answers)).toEqual([200, 422]);
    }
  });

  it('one of eight concurrent changes from the same form wins, the others are refused', async () => {
    const { token } = await make.aMerchant();
    const { product_id, sku, updated_at } = (await send(save, aProductInput(), token)).content;
    const answers = await eight((at) => send(save, aProductInput({ product_id, sku, updated_at, color: `c${at}` }), token));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});
