import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ledger from '#server/areas/wallets/wallet-ledger.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { testApp } from './kit/test-app.ts';
import { cents, fee, order, paid, topUp, walletKit } from './kit/wallets.ts';

const { deps, make } = await testApp();
const { inTransaction, wallet, entries, broken } = walletKit(deps);

async function aRichMerchant(minor: number) {
  const { customer_id } = await make.aMerchant();
  await inTransaction((ctx) => ledger.creditMoney(ctx, customer_id, topUp('T-1'), [paid(minor)]));
  return customer_id;
}

describe('the wallet’s ledger', () => {
  it('BILL-01 keeps every entry with the balance after it', async () => {
    const id = await aRichMerchant(10_000);
    await inTransaction((ctx) => ledger.chargeMoney(ctx, id, order('SO-1'), [fee('freight', 1250), fee('packing', 50)]));
    expect(await entries(id)).toMatchObject([
      { seq: 1, amount: '100.00', balance_after: '100.00', bill_type: 'top_up', source_no: 'T-1', actor_kind: 'system' },
      { seq: 2, amount: '-12.50', balance_after: '87.50', source_no: 'SO-1' },
      { seq: 3, amount: '-0.50', balance_after: '87.00' },
    ]);
    expect(await wallet(id)).toEqual({ balance: '87.00', held: '0.00', credit_limit: '0.00' });
  });

  it('D-35 holds what is quoted, captures what it costs and ends the hold', async () => {
    const id = await aRichMerchant(10_000);
    await inTransaction((ctx) => ledger.holdMoney(ctx, id, order('SO-1'), cents(4000)));
    expect(await wallet(id)).toMatchObject({ balance: '100.00', held: '40.00' });
    await inTransaction((ctx) => ledger.captureMoney(ctx, id, order('SO-1'), [fee('freight', 3500), fee('packing', 300)]));
    expect(await wallet(id)).toMatchObject({ balance: '62.00', held: '0.00' });
    expect(await broken(id)).toEqual([]);
  });

  it('D-35 refuses to hold more than is spendable, and names the missing amount', async () => {
    const id = await aRichMerchant(10_000);
    await inTransaction((ctx) => ledger.holdMoney(ctx, id, order('SO-1'), cents(9000)));
    const more = inTransaction((ctx) => ledger.holdMoney(ctx, id, order('SO-2'), cents(1001)));
    await expect(more).rejects.toMatchObject({ code: 'wallets.short', details: { missing: '0.01' } });
    await inTransaction((ctx) => ledger.releaseMoney(ctx, id, order('SO-1')));
    await inTransaction((ctx) => ledger.holdMoney(ctx, id, order('SO-2'), cents(10_000)));
    expect(await wallet(id)).toMatchObject({ held: '100.00' });
  });

  it('lets a credit limit be used, and not be taken away while it is', async () => {
    const id = await aRichMerchant(1000);
    await inTransaction((ctx) => ledger.setLimit(ctx, id, cents(5000)));
    await inTransaction((ctx) => ledger.chargeMoney(ctx, id, order('SO-1'), [fee('freight', 4000)]));
    expect(await wallet(id)).toMatchObject({ balance: '-30.00' });
    expect(await inTransaction((ctx) => ledger.setLimit(ctx, id, cents(2999)))).toEqual({ used: cents(3000) });
    expect(await inTransaction((ctx) => ledger.setLimit(ctx, id, cents(3000)))).toBeNull();
  });

  it('keeps timestamps in ledger order, though the first transaction may commit last', async () => {
    const id = await aRichMerchant(10_000);
    const soon = Date.now() + 60_000;
    const charge = (no: string, at: number) =>
      inTransaction((ctx) => ledger.chargeMoney({ ...ctx, now: new Date(at) }, id, order(no), [fee('freight', 100)]));
    await charge('SO-LATE', soon + 1000);
    await charge('SO-EARLY', soon);
    await charge('SO-LAST', soon + 2000);
    const byTime = (await entries(id)).toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.entry_id - b.entry_id);
    expect(byTime.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(byTime.map(({ created_at }) => created_at.getTime()).slice(1)).toEqual([soon + 1000, soon + 1000, soon + 2000]);
  });

  it('books a document’s entry once, however often it is asked to', async () => {
    const id = await aRichMerchant(10_000);
    for (let i = 0; i < 3; i++) {
      await inTransaction((ctx) => ledger.creditMoney(ctx, id, topUp('T-1'), [paid(10_000)]));
      await inTransaction((ctx) => ledger.chargeMoney(ctx, id, order('SO-1'), [fee('freight', 100)]));
    }
    expect(await wallet(id)).toMatchObject({ balance: '99.00' });
    expect(await entries(id)).toHaveLength(2);
  });

  it('captures a document once when eight do so at once: who waited for the wallet sees what the first one booked', async () => {
    const id = await aRichMerchant(10_000);
    await inTransaction((ctx) => ledger.holdMoney(ctx, id, order('SO-1'), cents(4000)));
    const fees = [fee('freight', 3500), fee('packing', 300)];
    await Promise.all(Array.from({ length: 8 }, () => inTransaction((ctx) => ledger.captureMoney(ctx, id, order('SO-1'), fees))));
    expect(await wallet(id)).toMatchObject({ balance: '62.00', held: '0.00' });
    expect(await entries(id)).toHaveLength(3);
    expect(await broken(id)).toEqual([]);
  });

  it('refunds all a document took, fee by fee, and only once', async () => {
    const id = await aRichMerchant(10_000);
    await inTransaction((ctx) => ledger.captureMoney(ctx, id, order('SO-1'), [fee('freight', 3500), fee('packing', 300)]));
    await inTransaction((ctx) => ledger.chargeMoney(ctx, id, order('SO-2'), [fee('freight', 100)]));
    for (let i = 0; i < 3; i++) await inTransaction((ctx) => ledger.refundMoney(ctx, id, order('SO-1')));
    expect(await wallet(id)).toMatchObject({ balance: '99.00' });
    expect((await entries(id)).slice(-2)).toMatchObject([
      { bill_type: 'refund', fee_type: 'base_freight', amount: '35.00', source_no: 'SO-1' },
      { bill_type: 'refund', amount: '3.00', balance_after: '99.00' },
    ]);
    // The interception fee comes after it; an entry that took nothing is not refunded.
    await inTransaction((ctx) => ledger.chargeMoney(ctx, id, order('SO-1'), [fee('interception', 500)]));
    expect(await wallet(id)).toMatchObject({ balance: '94.00' });
    await inTransaction((ctx) => ledger.refundMoney(ctx, id, order('SO-9')));
    expect(await entries(id)).toHaveLength(7);
  });

  it('lets no role of the server alter or remove an entry', async () => {
    const id = await aRichMerchant(10_000);
    const alter = inTransaction(({ tx }) =>
      tx.updateTable('wallet_entries').set({ amount: '1.00' }).where('customer_id', '=', id).execute(),
    );
    await expect(alter).rejects.toMatchObject({ code: '42501' });
    const remove = inTransaction(({ tx }) => tx.deleteFrom('wallet_entries').where('customer_id', '=', id).execute());
    await expect(remove).rejects.toMatchObject({ code: '42501' });
  });

  it('has the database refuse an overdrawn wallet, whatever code writes it', async () => {
    const id = await aRichMerchant(100);
    const overdraw = deps.database.db.updateTable('wallets').set({ held: '1.01' }).where('customer_id', '=', id).execute();
    await expect(overdraw).rejects.toMatchObject({ code: '23514' });
  });

  it('gives the last dollar to one of eight who want it at once', async () => {
    const id = await aRichMerchant(100);
    const tries = Array.from({ length: 8 }, (_, i) => inTransaction((ctx) => ledger.holdMoney(ctx, id, order(`SO-${i}`), cents(100))));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await broken(id)).toEqual([]);
  });
});

type Step = { what: 'hold' | 'release' | 'capture' | 'charge' | 'credit' | 'refund' | 'adjust' | 'limit'; document: number; minor: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('hold', 'release', 'capture', 'charge', 'credit', 'refund', 'adjust', 'limit'),
  document: fc.integer({ min: 1, max: 3 }),
  minor: fc.integer({ min: 1, max: 3000 }),
});

function doIt(ctx: ledger.WalletCtx, id: number, { what, document, minor }: Step, key: string): Promise<unknown> {
  const mine = order(`SO-${document}`);
  switch (what) {
    case 'hold':
      return ledger.holdMoney(ctx, id, mine, cents(minor));
    case 'release':
      return ledger.releaseMoney(ctx, id, mine);
    case 'capture':
      return ledger.captureMoney(ctx, id, mine, [fee(`${key} a`, minor), fee(`${key} b`, 1)]);
    case 'charge':
      return ledger.chargeMoney(ctx, id, mine, [fee(key, minor)]);
    case 'credit':
      return ledger.creditMoney(ctx, id, topUp(key), [paid(minor)]);
    case 'refund':
      return ledger.refundMoney(ctx, id, mine);
    case 'adjust':
      return ledger.adjustMoney(
        ctx,
        id,
        { type: 'adjustment', no: key },
        { key, billType: 'adjustment', feeType: 'adjustment', amount: cents(minor - 1500) },
      );
    case 'limit':
      return ledger.setLimit(ctx, id, cents(minor));
  }
}

describe('any interleaving of holds, captures, charges and credits', () => {
  it('keeps balance = sum of entries, held = sum of open holds, and orderable never overdrawn', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 4, maxLength: 12 }), { minLength: 4, maxLength: 4 }), async (contenders) => {
        const id = await aRichMerchant(2000);
        await Promise.all(
          contenders.map(async (steps, contender) => {
            for (const [index, one] of steps.entries()) {
              const mine = { ...one, document: contender * 10 + one.document };
              await inTransaction((ctx) => doIt(ctx, id, mine, `${contender}-${index}`)).catch((error: unknown) => {
                if (!(error instanceof Refusal)) throw error;
              });
            }
          }),
        );
        expect(await broken(id)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
