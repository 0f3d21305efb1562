import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { walletsDeskCalls } from '@quayside/contract/wallets/wallets.desk-calls';
import { approvalKit } from './kit/approvals.ts';
import { testApp } from './kit/test-app.ts';
import { topUpKit } from './kit/top-ups.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { agree, aBill } = approvalKit(t);
const { aTopUp } = topUpKit(t);
const { entries, wallet } = walletKit(deps);

type Act = { what: 'credit' | 'debit' | 'limit' | 'discount' | 'top_up' | 'agree'; cents: number; bill: number; together: boolean };
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('credit', 'debit', 'limit', 'discount', 'top_up', 'agree'),
  cents: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 90_000 })),
  bill: fc.integer({ min: 0, max: 1 }),
  together: fc.boolean(),
});
const text = (cents: number) => (cents / 100).toFixed(2);
const PAID = 100_000;

/** The answers of one person's acts; a call that is refused moves nothing. */
async function perform(
  token: string,
  merchant: Awaited<ReturnType<typeof make.aMerchant>>,
  bills: readonly number[],
  acts: readonly Act[],
) {
  const { customer_id } = merchant;
  const proposals: number[] = [];
  // Made before the race: a merchant has one open reference per method and currency.
  const topUps: number[] = [];
  for (const { what } of acts) if (what === 'top_up') topUps.push((await aTopUp(merchant, { amount: text(PAID) })).top_up_id);
  const run = async ({ what, cents, bill }: Act) => {
    const answer = await one(what, cents, bill);
    const id = (answer.content as { approval_id?: number | null }).approval_id;
    if (typeof id === 'number' && answer.status === 200) proposals.push(id);
  };
  const one = async (what: Act['what'], cents: number, bill: number) => {
    if (what === 'agree') return agree(proposals[cents % Math.max(1, proposals.length)] ?? 999_999, token);
    if (what === 'limit') return send(walletsDeskCalls.deskSetCreditLimit, { customer_id, credit_limit: text(cents), reason: 'x' }, token);
    if (what === 'discount') {
      const input = { customer_id, bill_id: bills[bill] ?? 0, discount: text(cents), reason: 'x' };
      return send(storageFeesDeskCalls.deskDiscount, input, token);
    }
    if (what === 'top_up') {
      const top_up_id = topUps.pop() ?? 0;
      const credited_usd = text(bill === 0 ? PAID + cents : PAID - cents);
      return send(topUpsDeskCalls.deskReview, { customer_id, top_up_id, decision: 'receive', credited_usd, remark: 'x' }, token);
    }
    return send(walletsDeskCalls.deskAdjust, { customer_id, amount: text(cents), direction: what, reason: 'x' }, token);
  };
  for (let at = 0; at < acts.length;) {
    const next = acts.slice(at, acts[at]?.together ? at + 3 : at + 1);
    await Promise.all(next.map(run));
    at += next.length;
  }
}

/** What has been moved, read from the money itself and not from the counter. */
async function moved(customer_id: number): Promise<number> {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const booked = (await entries(customer_id)).map(({ bill_type, amount }) => Math.abs(cents(amount) - (bill_type === 'top_up' ? PAID : 0)));
  const discounts = await db.selectFrom('storage_bills').select('discount').where('customer_id', '=', customer_id).execute();
  const limit = cents((await wallet(customer_id))?.credit_limit ?? '0');
  return [...booked, ...discounts.map(({ discount }) => cents(discount)), limit].reduce((sum, one) => sum + one, 0);
}

describe('any sequence of one person’s actions', () => {
  it('D-109 moves no more than the threshold for one customer within 24 hours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
        const [merchant, { token }] = [await make.aMerchant(), await make.aStaff()];
        const bills = [await aBill(merchant.customer_id), await aBill(merchant.customer_id)];
        await perform(token, merchant, bills, acts);
        expect(await moved(merchant.customer_id)).toBeLessThanOrEqual(50_000);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
