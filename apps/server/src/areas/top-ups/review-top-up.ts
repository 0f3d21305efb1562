import type { z } from 'zod';
import type { ReviewInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { allows } from '@quayside/domain/kernel/machine';
import { topUpMachine } from '@quayside/domain/top-ups/top-up-machine';
import { propose, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { checkedCredit, mayCreditAlone } from './check-credit.ts';
import { creditTopUp, rejectTopUp, type Credit } from './credit-top-up.ts';
import { amountText, deskTopUpRow } from './top-ups.map.ts';
import * as topUps from './top-ups.queries.ts';

type One = { customer_id: number; top_up_id: number };
type Review = z.output<typeof ReviewInput>;

export async function listForStaff({ tx }: DeskCtx, input: Parameters<typeof topUps.topUpsAcrossMerchants>[1]) {
  const { list, count } = await topUps.topUpsAcrossMerchants(tx, input);
  return { list: list.map(deskTopUpRow), count };
}

export async function getForStaff({ tx }: DeskCtx, { customer_id, top_up_id }: One) {
  return deskTopUpRow(found(await topUps.topUpForStaff(tx, customer_id, top_up_id)));
}

export async function getVoucher(ctx: DeskCtx, { customer_id, top_up_id }: One) {
  const { voucher_file_id } = found(await topUps.topUp(ctx.tx, customer_id, top_up_id));
  return openFile(ctx, customer_id, voucher_file_id);
}

/** Credits a top-up or rejects it with a reason, once; the merchant is notified either way (STAFF-02). */
export async function reviewTopUp(ctx: DeskCtx, input: Review) {
  const { customer_id, decision } = input;
  const row = await lockFor(ctx, input, decision);
  await refuseWhileWaiting(ctx, 'top_up', row.reference);
  const approval_id = decision === 'receive' ? await receive(ctx, row, input) : await reject(ctx, row, input);
  const after = await getForStaff(ctx, input);
  const { status, credited_usd, rate, rate_source } = after;
  ctx.concerns(customer_id, {
    before: { status: row.status },
    after: { status, credited_usd, rate, rate_source, ...(approval_id !== null && { proposed: input.credited_usd }) },
  });
  return { ...after, approval_id };
}

async function lockFor({ tx }: DeskCtx, { customer_id, top_up_id }: One, decision: Review['decision']): Promise<topUps.LockedTopUp> {
  const row = found(await topUps.lockTopUp(tx, customer_id, top_up_id));
  if (!allows(topUpMachine, decision, row.status, 'staff')) throw new Refusal('top-ups.already_reviewed');
  return row;
}

/** Credited at once, or proposed: the id of the proposal. */
async function receive(ctx: DeskCtx, row: topUps.LockedTopUp, input: Review): Promise<number | null> {
  const credit = await checkedCredit(ctx, row, input);
  if (!(await mayCreditAlone(ctx, row, credit))) return proposeCredit(ctx, row, credit);
  await creditTopUp(ctx, row, credit);
  return null;
}

async function reject(ctx: DeskCtx, row: topUps.LockedTopUp, { remark }: Review): Promise<null> {
  if (remark === '') refuseFields({ path: 'remark', code: 'top-ups.remark_needed', params: {} });
  await rejectTopUp(ctx, row, remark);
  return null;
}

function proposeCredit(ctx: DeskCtx, row: topUps.LockedTopUp, credit: Credit): Promise<number> {
  const { customer_id, top_up_id, reference, currency } = row;
  const { credited_usd, rate, rate_source, remark } = credit;
  const paid = `${amountText(row)} ${currency}`;
  return propose(ctx, {
    kind: 'top_up',
    customerId: customer_id,
    subject: reference,
    amountUsd: credited_usd,
    reason: `${reference}: ${paid}`,
    payload: { customer_id, top_up_id, credit },
    before: { paid },
    after: { paid, credited_usd, ...(rate !== null && { rate }), ...(rate_source !== null && { rate_source }), remark },
  });
}

export const topUpApproval: ApprovalAction = {
  kind: 'top_up',
  permission: 'desk.top-ups.review',
  apply: async (ctx, { payload }) => {
    const { credit, ...one } = payload as One & { credit: Credit }; // written by `proposeCredit`
    await creditTopUp(ctx, await lockFor(ctx, one, 'receive'), credit);
  },
};

export function countForStaff({ tx }: DeskCtx) {
  return topUps.topUpCountsAcrossMerchants(tx);
}
