import { describe, expect, it } from 'vitest';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { meetDeadline, startDeadlines } from '#server/areas/loss-orders/loss-deadlines.ts';
import type { Enqueue } from '#server/kernel/enqueue.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { lossKit } from './kit/loss-orders.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { open } = lossKit(t);
const { entries } = walletKit(deps);
const clerk = await make.aStaff('warehouse_clerk');
const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

type One = { customer_id: number; loss_order_id: number };

/** A night this many days from now, with the jobs it starts. */
async function night(days: number): Promise<number> {
  const ctxAt = <Result>(work: (ctx: ReturnType<typeof systemCtx>) => Promise<Result>) =>
    asSystem(deps.database, (tx) => work({ ...systemCtx(deps, tx), now: later(days) }));
  const started: One[] = [];
  const enqueue: Enqueue = (job, payload) => {
    started.push(job.payload.parse(payload) as One); // `deadline` is the only job it starts
    return Promise.resolve(started.length);
  };
  await ctxAt((ctx) => startDeadlines({ ...ctx, enqueue }));
  for (const one of started) await ctxAt((ctx) => meetDeadline(ctx, one));
  return started.length;
}
const templates = async (address: string) => (await mailsTo(db, address)).map(({ template }) => template);

describe('deadlines of loss orders', () => {
  it('reminds once, three days before, then credits what was offered', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    expect(await night(10)).toBe(0);
    expect(await night(11)).toBe(1);
    expect(await templates(merchant.email)).toEqual(expect.arrayContaining(['loss-orders.opened', 'loss-orders.reminder']));
    expect(await night(12)).toBe(0);
    expect(await night(14)).toBe(0);
    expect(await night(15)).toBe(1);
    expect(await entries(merchant.customer_id)).toMatchObject([{ amount: '25.00', source_no: first.loss_order_no, actor_kind: 'system' }]);
    const { content } = await send(lossOrdersCalls.get, { loss_order_id: first.loss_order_id }, merchant.token);
    expect(content).toMatchObject({ state: 'closed', outcome: 'accepted_by_deadline' });
    expect(await night(16)).toBe(0);
  });

  it('without a known amount staff decide after the deadline', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token, { price: null });
    await night(11);
    expect(await templates(merchant.email)).toContain('loss-orders.reminder_unknown');
    await night(15);
    const row = db.selectFrom('loss_orders').select(['state', 'waits_for']).where('loss_order_id', '=', first.loss_order_id);
    expect(await row.executeTakeFirst()).toEqual({ state: 'pending', waits_for: 'staff' });
    expect(await entries(merchant.customer_id)).toEqual([]);
  });
});
