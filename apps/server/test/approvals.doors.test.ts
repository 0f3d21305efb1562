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
const { agree, decide, aBill, letPass } = approvalKit(t);
const { aTopUp } = topUpKit(t);
const { wallet, broken } = walletKit(deps);
const { deskAdjust, deskSetCreditLimit } = walletsDeskCalls;

type Staff = { token: string; staff_id: number };
const adjust = (customer_id: number, amount: string, { token }: Staff, direction: 'credit' | 'debit' = 'credit') =>
  send(deskAdjust, { customer_id, amount, direction, reason: 'goodwill' }, token);
const setLimit = (customer_id: number, credit_limit: string, { token }: Staff) =>
  send(deskSetCreditLimit, { customer_id, credit_limit, reason: 'contract' }, token);
const discount = (customer_id: number, bill_id: number, amount: string, { token }: Staff) =>
  send(storageFeesDeskCalls.deskDiscount, { customer_id, bill_id, discount: amount, reason: 'goodwill' }, token);
const waits = ({ status, content }: { status: number; content: { approval_id: number | null } }) =>
  status === 200 && content.approval_id !== null;
const people = async () => ({ one: await make.aStaff('finance'), two: await make.aStaff('finance'), ...(await make.aMerchant()) });

describe('adjustments of one person for one customer', () => {
  it('are added up over 24 hours: the one that goes above waits, down to the cent', async () => {
    const { one, customer_id } = await people();
    expect(waits(await adjust(customer_id, '300.00', one))).toBe(false);
    expect(waits(await adjust(customer_id, '200.01', one))).toBe(true);
    expect(waits(await adjust(customer_id, '200.00', one))).toBe(false);
    expect(waits(await adjust(customer_id, '0.01', one))).toBe(true);
    expect(await wallet(customer_id)).toMatchObject({ balance: '500.00' });
  });

  it('count with their absolute value: taking does not make room for giving', async () => {
    const { one, customer_id } = await people();
    await adjust(customer_id, '250.00', one);
    expect(waits(await adjust(customer_id, '250.00', one, 'debit'))).toBe(false);
    expect(waits(await adjust(customer_id, '1.00', one))).toBe(true);
  });

  it('are counted for each person and customer alone, and are forgotten after 24 hours', async () => {
    const { one, two, customer_id } = await people();
    const other = await make.aMerchant();
    await adjust(customer_id, '500.00', one);
    expect(waits(await adjust(other.customer_id, '500.00', one))).toBe(false);
    expect(waits(await adjust(customer_id, '500.00', two))).toBe(false);
    await letPass(one.staff_id, 23.9);
    expect(waits(await adjust(customer_id, '1.00', one))).toBe(true);
    await letPass(one.staff_id, 24.1);
    expect(waits(await adjust(customer_id, '500.00', one))).toBe(false);
  });

  it('do not count once a second person agreed', async () => {
    const { one, two, customer_id } = await people();
    const { content } = await adjust(customer_id, '5000.00', one);
    await agree(content.approval_id, two.token);
    expect(waits(await adjust(customer_id, '500.00', one))).toBe(false);
    expect(await wallet(customer_id)).toMatchObject({ balance: '5500.00' });
  });

  it('at the same moment, each below and together above, move no more than the threshold', async () => {
    for (let round = 0; round < 5; round++) {
      const { one, customer_id } = await people();
      await adjust(customer_id, '1.00', one);
      const answers = await Promise.all(Array.from({ length: 6 }, () => adjust(customer_id, '300.00', one)));
      expect(answers.filter((answer) => waits(answer))).toHaveLength(5);
      expect(await wallet(customer_id)).toMatchObject({ balance: '301.00' });
      expect(await broken(customer_id)).toEqual([]);
    }
  });
});

describe('a credit limit', () => {
  it('raised above the threshold waits, in one step or in many; a lower one does not', async () => {
    const { one, two, customer_id } = await people();
    const { content } = await setLimit(customer_id, '500.01', one);
    expect(content).toMatchObject({ credit_limit: '0.00', approval_id: expect.any(Number) });
    expect(await setLimit(customer_id, '900', one)).toMatchObject({ status: 409, error_code: 4054 });
    expect((await agree(content.approval_id, two.token)).content).toMatchObject({
      kind: 'credit_limit',
      changes: [{ field: 'credit_limit', before: '0.00', after: '500.01' }],
    });
    expect(await wallet(customer_id)).toMatchObject({ credit_limit: '500.01' });
    expect(waits(await setLimit(customer_id, '800.01', one))).toBe(false);
    expect(waits(await setLimit(customer_id, '0', one))).toBe(false);
    expect(waits(await setLimit(customer_id, '300', one))).toBe(true);
  });

  it('is not raised by an agreement to something else: the limit changed meanwhile', async () => {
    const { one, two, customer_id } = await people();
    const { content } = await setLimit(customer_id, '600', one);
    await setLimit(customer_id, '400', two);
    expect(await agree(content.approval_id, two.token)).toMatchObject({ status: 409, error_code: 4055 });
    expect(await wallet(customer_id)).toMatchObject({ credit_limit: '400.00' });
    expect((await decide(content.approval_id, false, two.token)).content).toMatchObject({ state: 'rejected' });
  });
});

describe('a storage discount', () => {
  it('above the threshold waits, on one bill or on many', async () => {
    const { one, two, customer_id } = await people();
    const bills = [await aBill(customer_id), await aBill(customer_id), await aBill(customer_id)] as const;
    const large = await discount(customer_id, bills[0], '500.01', one);
    expect(large.content).toMatchObject({ discount: '0.00', approval_id: expect.any(Number) });
    expect(waits(await discount(customer_id, bills[1], '300', one))).toBe(false);
    expect(waits(await discount(customer_id, bills[2], '300', one))).toBe(true);
    await agree(large.content.approval_id, two.token);
    const rows = db.selectFrom('storage_bills').select('discount').where('customer_id', '=', customer_id).orderBy('bill_id');
    expect((await rows.execute()).map((row) => row.discount)).toEqual(['500.01', '300.00', '0.00']);
  });

  it('that is not the newest word any more is refused: the bill was settled meanwhile', async () => {
    const { one, two, customer_id } = await people();
    const bill_id = await aBill(customer_id);
    const { content } = await discount(customer_id, bill_id, '900', one);
    expect(await discount(customer_id, bill_id, '5', two)).toMatchObject({ status: 409, error_code: 4054 });
    await db.updateTable('storage_bills').set({ settled_at: new Date() }).where('bill_id', '=', bill_id).execute();
    expect(await agree(content.approval_id, two.token)).toMatchObject({ status: 409, error_code: 4201 });
  });
});

describe('all that one person does for a customer', () => {
  it('counts together, through whichever door', async () => {
    const { one, customer_id, ...merchant } = await people();
    const bill_id = await aBill(customer_id);
    expect(waits(await adjust(customer_id, '200', one))).toBe(false);
    expect(waits(await setLimit(customer_id, '200', one))).toBe(false);
    expect(waits(await discount(customer_id, bill_id, '100.01', one))).toBe(true);
    const { top_up_id } = await aTopUp({ customer_id, ...merchant }, { amount: '1000' });
    const review = { customer_id, top_up_id, decision: 'receive', remark: 'bonus' } as const;
    expect(waits(await send(topUpsDeskCalls.deskReview, { ...review, credited_usd: '1100.01' }, one.token))).toBe(true);
    expect(waits(await adjust(customer_id, '100', one))).toBe(false);
    expect(waits(await adjust(customer_id, '0.01', one))).toBe(true);
  });

  it('is in the operation log with the customer and what changed', async () => {
    const { one, two, customer_id } = await people();
    await adjust(customer_id, '20', one);
    await setLimit(customer_id, '30', one);
    await discount(customer_id, await aBill(customer_id), '40', one);
    await agree((await setLimit(customer_id, '3000', one)).content.approval_id, two.token);
    const lines = await db
      .selectFrom('operation_log')
      .select(['operation', 'changes', 'for_merchant'])
      .where('customer_id', '=', customer_id)
      .orderBy('operation_time')
      .execute();
    expect(lines.map(({ operation, changes }) => [operation, changes])).toEqual([
      ['wallets.adjust', [{ field: 'balance', before: '0.00', after: '20.00' }]],
      ['wallets.set_credit_limit', [{ field: 'credit_limit', before: '0.00', after: '30.00' }]],
      ['storage-fees.discount', [{ field: 'discount', before: '0.00', after: '40.00' }]],
      ['wallets.set_credit_limit', [{ field: 'proposed', before: null, after: '3000.00' }]],
      [
        'approvals.decide',
        [
          { field: 'credit_limit', before: '30.00', after: '3000.00' },
          { field: 'approval', before: 'proposed', after: 'agreed' },
        ],
      ],
    ]);
    expect(lines.every((line) => !line.for_merchant)).toBe(true);
  });
});
