import { describe, expect, it } from 'vitest';
import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { lossOrdersDeskCalls } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { walletsCalls } from '@quayside/contract/wallets/wallets.calls';
import { approvalKit } from './kit/approvals.ts';
import { lossKit } from './kit/loss-orders.ts';
import { mailsTo } from './kit/mails.ts';
import { testApp } from './kit/test-app.ts';
import { walletKit } from './kit/wallets.ts';

const t = await testApp();
const { deps, make, send } = t;
const { db } = deps.database;
const { open } = lossKit(t);
const { entries } = walletKit(deps);
const { decide } = approvalKit(t);
const { accept, dispute } = lossOrdersCalls;
const clerk = await make.aStaff('warehouse_clerk');
const service = await make.aStaff('customer_service');
const finance = await make.aStaff('finance');
const one = ({ loss_order_id }: { loss_order_id: number }) => ({ loss_order_id });
const both = ({ customer_id, loss_order_id }: { customer_id: number; loss_order_id: number }) => ({ customer_id, loss_order_id });

describe('the review of staff', () => {
  it('STAFF-06 answers a dispute with a comment and an amount, which the merchant then accepts', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token, { price: null });
    expect(
      (await send(lossOrdersDeskCalls.deskReview, { ...both(first), comment: 'Yes', compensation: '30' }, service.token)).error_code,
    ).toBe(3404);
    await send(dispute, { ...one(first), text: 'They cost 15 USD each.' }, merchant.token);
    const queue = (await send(lossOrdersDeskCalls.deskList, { waits_for: 'staff', sort: 'disputed_at', order: 'asc' }, service.token))
      .content.list;
    expect(queue.map(({ loss_order_no }) => loss_order_no)).toContain(first.loss_order_no);
    const reviewed = await send(
      lossOrdersDeskCalls.deskReview,
      { ...both(first), comment: 'Invoice seen.', compensation: '30' },
      service.token,
    );
    expect(reviewed.content).toMatchObject({
      state: 'reviewed',
      waits_for: 'merchant',
      compensation: '30.00',
      review_comment: 'Invoice seen.',
      approval_id: null,
    });
    expect((await mailsTo(db, merchant.email)).map(({ template }) => template)).toContain('loss-orders.reviewed');
    await send(accept, one(first), merchant.token);
    expect((await send(walletsCalls.balance, {}, merchant.token)).content).toMatchObject({ balance: '30.00' });
  });

  it('an amount above the threshold waits for a second person, and rejected goes back to the queue', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    await send(dispute, { ...one(first), text: 'More.' }, merchant.token);
    const input = { ...both(first), comment: 'Agreed.', compensation: '20000' };
    const { content } = await send(lossOrdersDeskCalls.deskReview, input, service.token);
    expect(content).toMatchObject({ waits_for: 'approval', compensation: '25.00', approval_id: expect.any(Number) });
    expect((await decide(content.approval_id, true, service.token)).status).toBe(403);
    await decide(content.approval_id, false, finance.token, 'Too much');
    expect((await send(lossOrdersDeskCalls.deskGet, both(first), service.token)).content).toMatchObject({
      waits_for: 'staff',
      compensation: '25.00',
    });
  });

  it('offering nothing closes without a ledger entry when accepted', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    await send(dispute, { ...one(first), text: 'No.' }, merchant.token);
    await send(lossOrdersDeskCalls.deskReview, { ...both(first), comment: 'Damaged before.', compensation: '0' }, service.token);
    expect((await send(accept, one(first), merchant.token)).content).toMatchObject({ state: 'closed', outcome: 'no_compensation' });
    expect(await entries(merchant.customer_id)).toEqual([]);
  });

  it('a warehouse clerk reads loss orders and cannot answer disputes', async () => {
    const merchant = await make.aMerchant();
    const { first } = await open(merchant.customer_id, clerk.token);
    expect((await send(lossOrdersDeskCalls.deskGet, both(first), clerk.token)).status).toBe(200);
    const review = await send(lossOrdersDeskCalls.deskReview, { ...both(first), comment: 'Yes', compensation: '1' }, clerk.token);
    expect(review.status).toBe(403);
  });
});
