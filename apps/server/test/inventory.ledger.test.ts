import { describe, expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import * as ledger from '#server/areas/inventory/stock-ledger.ts';
import { aProductInput } from './kit/products.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp();
const { db } = deps.database;
const { inTransaction, levels, broken } = stockKit(deps);
const [SHENZHEN, YIWU] = [1, 2];

async function aStockedProduct(total: number, given: Parameters<typeof make.aProduct>[1] = {}) {
  const { customer_id } = await make.aMerchant();
  const { product_id } = await make.aProduct(customer_id, given);
  const line = (quantity: number, warehouse_id = SHENZHEN) => ({ warehouse_id, product_id, quantity });
  if (total > 0) await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound('ASN-1'), [line(total)]));
  return { customer_id, product_id, line };
}

describe('the stock ledger', () => {
  it('a product is saved while its stock moves: neither waits for the other', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { product_id, sku } = await make.aProduct(customer_id);
    const status = await inTransaction(async (ctx) => {
      await ledger.addStock(ctx, customer_id, inbound('ASN-1'), [{ warehouse_id: SHENZHEN, product_id, quantity: 5 }]);
      // The lock timeout of a call is far shorter than the test's: a save that had to wait would be refused.
      return (await send(productsCalls.save, aProductInput({ product_id, sku, warning_quantity: 0 }), token)).status;
    });
    expect(status).toBe(200);
    expect(await levels(customer_id)).toMatchObject([{ total: 5 }]);
  });

  it('INV-02 available is total minus frozen', async () => {
    const { customer_id, line } = await aStockedProduct(10);
    expect(await levels(customer_id)).toMatchObject([{ total: 10, frozen: 0, available: 10 }]);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(3)]));
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-2'), [line(4)]));
    expect(await levels(customer_id)).toMatchObject([{ total: 10, frozen: 7, available: 3 }]);
    await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound('ASN-2'), [line(5)]));
    expect(await levels(customer_id)).toMatchObject([{ total: 15, frozen: 7, available: 8 }]);
  });

  it('INV-03 mechanism: freezes for an order: total stays, available falls', async () => {
    const { customer_id, line } = await aStockedProduct(10);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(4)]));
    expect(await levels(customer_id)).toMatchObject([{ total: 10, frozen: 4, available: 6 }]);
    expect(await broken(customer_id)).toEqual([]);
  });

  it('INV-04 mechanism: takes at packaging: frozen and total fall together, and not before', async () => {
    const { customer_id, line } = await aStockedProduct(10);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(4)]));
    expect(await levels(customer_id)).toMatchObject([{ total: 10, frozen: 4, available: 6 }]);
    await inTransaction((ctx) => ledger.takeStock(ctx, customer_id, order('SO-1'), [line(4)]));
    expect(await levels(customer_id)).toMatchObject([{ total: 6, frozen: 0, available: 6 }]);
    expect(await broken(customer_id)).toEqual([]);
  });

  it('D-10 gives back what a cancelled order held, all of it', async () => {
    const { customer_id, line } = await aStockedProduct(10);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(4)]));
    await inTransaction((ctx) => ledger.releaseStock(ctx, customer_id, order('SO-1')));
    await inTransaction((ctx) => ledger.releaseStock(ctx, customer_id, order('SO-1')));
    expect(await levels(customer_id)).toMatchObject([{ total: 10, frozen: 0 }]);
    expect(await broken(customer_id)).toEqual([]);
  });

  it('D-10 refuses more than is available, names every line that is short, and changes nothing', async () => {
    const { customer_id, line } = await aStockedProduct(3, { sku: 'LAMP' });
    const other = await make.aProduct(customer_id, { sku: 'CABLE' });
    const lines = [line(4), { ...line(1), product_id: other.product_id }];
    await expect(inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), lines))).rejects.toMatchObject({
      code: 'inventory.not_enough',
      details: { lines: 'LAMP (3/4), CABLE (0/1)' },
    });
    expect(await levels(customer_id)).toMatchObject([{ total: 3, frozen: 0 }]);
  });

  it('counts two lines of one SKU together', async () => {
    const { customer_id, line } = await aStockedProduct(3);
    const twice = inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(2), line(2)]));
    await expect(twice).rejects.toMatchObject({ code: 'inventory.not_enough' });
  });

  it('lets a document use only what it holds itself', async () => {
    const { customer_id, line } = await aStockedProduct(10);
    await inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(4)]));
    for (const work of [ledger.takeStock, ledger.releaseStock]) {
      await expect(inTransaction((ctx) => work(ctx, customer_id, order('SO-2'), [line(1)]))).rejects.toMatchObject({
        code: 'inventory.not_frozen',
      });
      await expect(inTransaction((ctx) => work(ctx, customer_id, order('SO-1'), [line(5)]))).rejects.toMatchObject({
        code: 'inventory.not_frozen',
      });
    }
  });

  it('takes the oldest layers first', async () => {
    const { customer_id, line } = await aStockedProduct(0);
    for (const [no, quantity, shelvedOn] of [
      ['ASN-2', 5, '2026-03-01'],
      ['ASN-1', 4, '2026-01-01'],
    ] as const) {
      await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound(no), [line(quantity)], { shelvedOn }));
    }
    await inTransaction((ctx) => ledger.removeStock(ctx, customer_id, inbound('LO-1'), [line(6)], { kind: 'loss' }));
    const layers = await db
      .selectFrom('stock_layers')
      .select(['source_no', 'remaining'])
      .where('customer_id', '=', customer_id)
      .orderBy('shelved_on')
      .execute();
    expect(layers).toEqual([
      { source_no: 'ASN-1', remaining: 0 },
      { source_no: 'ASN-2', remaining: 3 },
    ]);
    expect(await broken(customer_id)).toEqual([]);
  });

  it('keeps warehouses apart, and what is expected out of what is there', async () => {
    const { customer_id, line } = await aStockedProduct(3);
    await inTransaction((ctx) => ledger.expectStock(ctx, customer_id, [line(7, YIWU)]));
    expect(await levels(customer_id)).toMatchObject([
      { warehouse_id: SHENZHEN, total: 3, expected: 0 },
      { warehouse_id: YIWU, total: 0, expected: 7 },
    ]);
    const there = inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order('SO-1'), [line(1, YIWU)]));
    await expect(there).rejects.toMatchObject({ code: 'inventory.not_enough' });
  });

  it('writes an append-only log line for every change', async () => {
    const { customer_id, line } = await aStockedProduct(3);
    const alter = inTransaction(({ tx }) =>
      tx.updateTable('stock_log').set({ quantity: 1 }).where('customer_id', '=', customer_id).execute(),
    );
    await expect(alter).rejects.toMatchObject({ code: '42501' });
    const remove = inTransaction(({ tx }) => tx.deleteFrom('stock_log').where('customer_id', '=', customer_id).execute());
    await expect(remove).rejects.toMatchObject({ code: '42501' });
    const log = await db.selectFrom('stock_log').selectAll().where('customer_id', '=', customer_id).execute();
    expect(log).toMatchObject([{ kind: 'shelved', quantity: 3, total_after: 3, source_no: 'ASN-1', actor_kind: 'system' }]);
    expect(line(1).quantity).toBe(1);
  });

  it('has the database refuse an impossible level, whatever code writes it', async () => {
    const { customer_id } = await aStockedProduct(3);
    const write = (change: { total?: number; frozen?: number }) =>
      db.updateTable('stock_levels').set(change).where('customer_id', '=', customer_id).execute();
    await expect(write({ frozen: 4 })).rejects.toMatchObject({ code: '23514' });
    await expect(write({ total: -1 })).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the last unit', () => {
  it('goes to one of eight who want it at once', async () => {
    const { customer_id, line } = await aStockedProduct(1);
    const tries = Array.from({ length: 8 }, (_, i) =>
      inTransaction((ctx) => ledger.freezeStock(ctx, customer_id, order(`SO-${i}`), [line(1)])),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(7);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'inventory.not_enough' });
    expect(await levels(customer_id)).toMatchObject([{ total: 1, frozen: 1, available: 0 }]);
    expect(await broken(customer_id)).toEqual([]);
  });

  it('is requested in opposite lock orders without a deadlock', async () => {
    const { customer_id, line, product_id } = await aStockedProduct(50);
    const other = await make.aProduct(customer_id);
    const second = (quantity: number) => ({ ...line(quantity), product_id: other.product_id });
    await inTransaction((ctx) => ledger.addStock(ctx, customer_id, inbound('ASN-2'), [second(50)]));
    const tries = Array.from({ length: 20 }, (_, i) =>
      inTransaction((ctx) =>
        ledger.freezeStock(ctx, customer_id, order(`SO-${i}`), i % 2 === 0 ? [line(1), second(1)] : [second(1), line(1)]),
      ),
    );
    await Promise.all(tries);
    expect(await levels(customer_id)).toMatchObject([
      { product_id, frozen: 20 },
      { product_id: other.product_id, frozen: 20 },
    ]);
  });
});
