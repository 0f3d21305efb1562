import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ledger from '#server/areas/inventory/stock-ledger.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { inbound, order, stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make } = await testApp();
const { inTransaction, levels, broken } = stockKit(deps);

type Step = {
  what: 'freeze' | 'release' | 'take' | 'add' | 'remove' | 'adjust';
  document: number;
  product: number;
  warehouse: 1 | 2;
  quantity: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('freeze', 'release', 'take', 'add', 'remove', 'adjust'),
  document: fc.integer({ min: 1, max: 3 }),
  product: fc.integer({ min: 0, max: 2 }),
  warehouse: fc.constantFrom(1, 2),
  quantity: fc.integer({ min: 1, max: 9 }),
});

function doIt(
  ctx: ledger.StockCtx,
  customerId: number,
  products: readonly number[],
  { what, document, product, warehouse, quantity }: Step,
) {
  const lines = [
    { warehouse_id: warehouse, product_id: products[product] ?? 0, quantity },
    { warehouse_id: 3 - warehouse, product_id: products[(product + 1) % 3] ?? 0, quantity: 1 },
  ];
  // An area locks its document before it changes stock; here an advisory lock per document replaces that.
  const held = order(`SO-${document}`);
  switch (what) {
    case 'freeze':
      return ledger.freezeStock(ctx, customerId, held, lines);
    case 'release':
      return ledger.releaseStock(ctx, customerId, held);
    case 'take':
      return ledger.takeStock(ctx, customerId, held, lines);
    case 'add':
      return ledger.addStock(ctx, customerId, inbound('ASN'), lines);
    case 'remove':
      return ledger.removeStock(ctx, customerId, inbound('LO'), lines, { kind: 'disposed' });
    case 'adjust':
      return ledger.adjustStock(
        ctx,
        customerId,
        { type: 'adjustment', no: 'ADJ' },
        lines.map((line) => ({ ...line, quantity: quantity - 5 })),
      );
  }
}

/** One contender runs its steps; refusals are expected, any other error fails the test. */
async function contend(customerId: number, products: readonly number[], contender: number, steps: readonly Step[]): Promise<void> {
  for (const one of steps) {
    // Each contender has its own documents, as an order is locked by the transaction that works on it.
    const mine = { ...one, document: contender * 10 + one.document };
    try {
      await inTransaction((ctx) => doIt(ctx, customerId, products, mine));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

describe('any interleaving of movements', () => {
  it('INV-02 keeps available = total − frozen ≥ 0, and the log, the layers and the freezes add up to the levels', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 4, maxLength: 12 }), { minLength: 4, maxLength: 4 }), async (contenders) => {
        const { customer_id } = await make.aMerchant();
        const products: number[] = [];
        for (let i = 0; i < 3; i++) products.push((await make.aProduct(customer_id)).product_id);
        await Promise.all(contenders.map((steps, contender) => contend(customer_id, products, contender, steps)));
        expect(await broken(customer_id)).toEqual([]);
        for (const { total, frozen, available } of await levels(customer_id)) {
          expect(available).toBe(total - frozen);
          expect(available).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
  });
});
