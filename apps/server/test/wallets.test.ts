import { describe, expect, it } from 'vitest';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import * as wallets from '#server/areas/wallets/wallet-ledger.ts';
import { reconcileWallets } from '#server/areas/wallets/wallets.service.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';
import { cents, order, paid, topUp, walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { agree } = approvalKit(t);
const { db } = deps.database;
const { inTransaction, wallet, broken } = walletKit(deps);
const { deskAdjust, deskSetCreditLimit, deskAdjustments, deskReconciliations, deskList } = walletsDeskCalls;

async function aRichMerchant(minor = 10_000) {
  const merchant = await make.aMerchant();
  await inTransaction((ctx) => wallets.creditMoney(ctx, merchant.customer_id, topUp('T-1'), [paid(minor)]));
  return merchant;
}

describe('wallets.balance', () => {
  it('DASH-03 shows balance, held, limit and what can still be ordered for', async () => {
    const { token, customer_id } = await aRichMerchant();
    await inTransaction((ctx) => wallets.holdMoney(ctx, customer_id, order('SO-1'), cents(2550)));
    await inTransaction((ctx) => wallets.setLimit(ctx, customer_id, cents(1000)));
    expect((await send(walletsCalls.balance, {}, token)).content).toEqual({
      balance: '100.00',
      held: '25.50',
      credit_limit: '10.00',
      spendable: '84.50',
    });
  });

  it('is nothing for who has never paid, and hidden from who may not see it', async () => {
    const { token, customer_id } = await make.aMerchant();
    expect((await send(walletsCalls.balance, {}, token)).content).toMatchObject({ balance: '0.00', spendable: '0.00' });
    const clerk = await make.anAccount(customer_id, 'internal');
    const supplier = await make.anAccount(customer_id, 'supplier', ['wallets.read']);
    for (const who of [clerk, supplier]) expect((await send(walletsCalls.balance, {}, who.token)).status).toBe(403);
  });
});

describe('an adjustment', () => {
  const adjustment = (customer_id: number, amount: string, direction: 'credit' | 'debit' = 'credit') => ({
    customer_id,
    amount,
    direction,
    reason: 'goodwill',
  });

  it('below the provider’s limit is booked at once, with its reason', async () => {
    const { customer_id } = await aRichMerchant();
    const { token } = await make.aStaff('finance');
    const { content } = await send(deskAdjust, adjustment(customer_id, '12.34', 'debit'), token);
    expect(content).toMatchObject({ state: 'booked', amount: '-12.34', needs_second: false, approval_id: null });
    expect(await wallet(customer_id)).toMatchObject({ balance: '87.66' });
    expect(await broken(customer_id)).toEqual([]);
  });

  it('above the provider’s limit needs a second person', async () => {
    const { customer_id } = await aRichMerchant();
    const [one, two] = [await make.aStaff('finance'), await make.aStaff('finance')];
    const { content } = await send(deskAdjust, adjustment(customer_id, '500.01'), one.token);
    expect(content).toMatchObject({ state: 'proposed', needs_second: true });
    expect(await wallet(customer_id)).toMatchObject({ balance: '100.00' });
    expect((await agree(content.approval_id, two.token)).content).toMatchObject({ state: 'agreed' });
    expect(await wallet(customer_id)).toMatchObject({ balance: '600.01' });
    const { list } = (await send(deskAdjustments, { customer_id, state: 'booked' }, one.token)).content;
    expect(list).toMatchObject([{ amount: '500.01', decided_by: expect.any(String) }]);
  });

  it('never takes more than there is, and refuses invalid input', async () => {
    const { customer_id } = await aRichMerchant();
    const { token } = await make.aStaff('finance');
    expect(await send(deskAdjust, adjustment(customer_id, '100.01', 'debit'), token)).toMatchObject({
      error_code: 4001,
      msg: expect.stringContaining('0.01 USD'),
    });
    for (const amount of ['0', '-5', '1.234', '1e3', '']) {
      const answer = await send(deskAdjust, adjustment(customer_id, amount), token);
      expect(answer).toMatchObject({ status: 422, content: { fields: [{ path: 'amount' }] } });
    }
    expect((await send(deskAdjust, adjustment(999_999, '1'), token)).status).toBe(404);
    const clerk = await make.aStaff('customer_service');
    expect((await send(deskAdjust, adjustment(customer_id, '1'), clerk.token)).status).toBe(403);
  });
});

describe('a credit limit', () => {
  it('is set by finance with a reason, never below what is used of it', async () => {
    const { customer_id } = await aRichMerchant();
    const { token } = await make.aStaff('finance');
    const set = (credit_limit: string) => send(deskSetCreditLimit, { customer_id, credit_limit, reason: 'contract 7' }, token);
    expect((await set('250.00')).content).toMatchObject({ credit_limit: '250.00', spendable: '350.00' });
    await inTransaction((ctx) => wallets.holdMoney(ctx, customer_id, order('SO-1'), cents(30_000)));
    expect((await set('199.99')).content).toMatchObject({ fields: [{ path: 'credit_limit', msg: expect.stringContaining('200.00') }] });
    expect((await send(deskList, { customer_id }, token)).content.list).toMatchObject([{ credit_limit: '250.00', spendable: '50.00' }]);
  });
});

describe('the nightly reconciliation', () => {
  it('finds every wallet right, and one that was tampered with', async () => {
    const { customer_id } = await aRichMerchant();
    const { token } = await make.aStaff('finance');
    const prove = () => inTransaction((ctx) => reconcileWallets(ctx as SystemCtx));
    expect(await prove()).toBe(0);
    await db.updateTable('wallets').set({ balance: '100.01' }).where('customer_id', '=', customer_id).execute();
    expect(await prove()).toBe(1);
    const { list } = (await send(deskReconciliations, {}, token)).content;
    expect(list[0]).toMatchObject({ wrong: 1, details: [{ customer_id, balance: '100.01', entries: '100.00' }] });
    expect(list[1]).toMatchObject({ wrong: 0 });
  });

  it('is shown on the customer’s page; a run with more differences than it lists calls no customer right', async () => {
    const { customer_id } = await aRichMerchant();
    const { token } = await make.aStaff('finance');
    const agrees = async (wrong: number) => {
      const run = { ran_at: new Date(Date.now() + wrong * 1000), wallets: 500, wrong, details: '[]' };
      await db.insertInto('wallet_reconciliations').values(run).execute();
      return (await send(walletsDeskCalls.deskGet, { customer_id }, token)).content.reconciliation?.agrees;
    };
    expect([await agrees(0), await agrees(101)]).toEqual([true, false]);
  });
});
