import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { lossOrdersDeskCalls } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { actorLabel } from '@quayside/domain/kernel/actor';
import { money, moneyText } from '@quayside/domain/kernel/money';
import { refuseOutdated, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import { mayMoveAlone, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { lossOrdersAcrossMerchants, stateCountsAcrossMerchants } from './desk-loss-orders.queries.ts';
import { lossOrderRow } from './loss-orders.map.ts';
import * as losses from './loss-orders.queries.ts';
import { detailOf } from './loss-orders.service.ts';
import { deadlineFrom, notifyOfLossOrder, proposeCompensation } from './open-loss-orders.ts';

type One = { customer_id: number; loss_order_id: number };
const whole = (customerId: number) => ({ customerId, skuScope: null });
const staffView = { seesPrices: true } as const;

export async function listForStaff({ tx }: DeskCtx, input: ParsedOf<typeof lossOrdersDeskCalls.deskList>) {
  const { list, count } = await lossOrdersAcrossMerchants(tx, input);
  return {
    list: list.map(({ customer_name, ...row }) => ({ ...lossOrderRow(row, staffView), customer_id: row.customer_id, customer_name })),
    count,
  };
}

export function countForStaff({ tx }: DeskCtx) {
  return stateCountsAcrossMerchants(tx);
}

export async function getForStaff({ tx }: DeskCtx, { customer_id, loss_order_id }: One) {
  const detail = await detailOf(tx, whole(customer_id), loss_order_id, staffView);
  return { ...detail, customer_id, customer_name: (await customerOf(tx, customer_id)).name };
}

/** A picture of the loss order, of its dispute or of the warehouse. */
export async function getImageForStaff(ctx: DeskCtx, input: ParsedOf<typeof lossOrdersDeskCalls.deskImage>) {
  const { images } = await detailOf(ctx.tx, whole(input.customer_id), input.loss_order_id, staffView);
  if (!images.some(({ file_id }) => file_id === input.file_id)) throw new Refusal('request.not_found');
  return openPicture(ctx, input.customer_id, input);
}

/** Answers a dispute. What it pays more or less than offered counts as moved money (D-109). */
export async function reviewLossOrder(ctx: DeskCtx, input: ParsedOf<typeof lossOrdersDeskCalls.deskReview>) {
  const { customer_id, comment } = input;
  const row = await lockForReview(ctx, input);
  await refuseWhileWaiting(ctx, 'compensation', row.loss_order_no);
  const compensation = usd(input.compensation);
  const change = compensation.minor - usd(row.compensation ?? '0').minor;
  const isAlone = await mayMoveAlone(ctx, customer_id, 'compensation', money(change < 0n ? -change : change, 'USD'));
  let approval_id: number | null = null;
  if (isAlone) await offer(ctx, row, moneyText(compensation), comment);
  else {
    await losses.writeLossOrder(ctx.tx, row, { waits_for: 'approval', updated_at: ctx.now });
    approval_id = await proposeCompensation(ctx, row, compensation, comment);
  }
  const after = await getForStaff(ctx, input);
  const values = { state: after.state, compensation: isAlone ? after.compensation : row.compensation };
  ctx.concerns(customer_id, {
    before: { state: row.state, compensation: row.compensation },
    after: { ...values, ...(approval_id !== null && { proposed: moneyText(compensation) }) },
  });
  return { ...after, approval_id };
}

async function lockForReview({ tx }: DeskCtx, { customer_id, loss_order_id }: One): Promise<losses.LockedLossOrder> {
  const row = found(await losses.lockLossOrder(tx, customer_id, loss_order_id));
  if (row.state === 'closed') throw new Refusal('loss-orders.closed');
  if (row.waits_for !== 'staff') throw new Refusal('loss-orders.not_disputed');
  return row;
}

/** The merchant gets the whole time to answer again. */
async function offer(ctx: DeskCtx, row: losses.LockedLossOrder, compensation: string, comment: string): Promise<void> {
  const { tx, now, actor } = ctx;
  const review =
    comment === '' ? {} : ({ state: 'reviewed', review_comment: comment, reviewed_by: actorLabel(actor), reviewed_at: now } as const);
  const change = {
    ...review,
    compensation,
    waits_for: 'merchant',
    deadline: deadlineFrom(now),
    reminded_at: null,
    updated_at: now,
  } as const;
  await losses.writeLossOrder(tx, row, change);
  await notifyOfLossOrder(ctx, { ...row, ...change }, comment === '' ? 'loss-orders.opened' : 'loss-orders.reviewed');
}

type Payload = One & { compensation: string; comment: string };

/** A second person agrees: the merchant is offered the amount. Rejected, staff review it again. */
export const compensationApproval: ApprovalAction = {
  kind: 'compensation',
  permission: 'desk.loss-orders.review',
  apply: async (ctx, { payload, before }) => {
    const { compensation, comment, ...one } = payload as Payload; // written by `proposeCompensation`
    const row = await lockProposed(ctx, one);
    refuseOutdated(before, { compensation: row.compensation ?? '' });
    await offer(ctx, row, compensation, comment);
  },
  dismiss: async (ctx, { payload }) => {
    const row = await lockProposed(ctx, payload as Payload); // written by `proposeCompensation`
    await losses.writeLossOrder(ctx.tx, row, { waits_for: 'staff', disputed_at: row.disputed_at ?? ctx.now, updated_at: ctx.now });
  },
};

async function lockProposed({ tx }: DeskCtx, { customer_id, loss_order_id }: One): Promise<losses.LockedLossOrder> {
  const row = found(await losses.lockLossOrder(tx, customer_id, loss_order_id));
  if (row.waits_for !== 'approval') throw new Refusal('approvals.outdated');
  return row;
}
