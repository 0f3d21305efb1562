import { money, moneyText } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { propose, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { mayMoveAlone } from './move-alone.ts';
import * as adjustments from './adjustments.queries.ts';
import { notifyOfAdjustment } from './notify-of-money.ts';
import { adjustMoney, usd } from './wallet-ledger.ts';
import { balanceOf } from './wallets.service.ts';

export function listAdjustments({ tx }: DeskCtx, input: Parameters<typeof adjustments.adjustmentsAcrossMerchants>[1]) {
  return adjustments.adjustmentsAcrossMerchants(tx, input);
}

type AdjustmentInput = { customer_id: number; direction: 'credit' | 'debit'; amount: string; reason: string };

/** Manual booking: immediate within what one person may move alone; above it another member of staff must agree. */
export async function adjust(ctx: DeskCtx, { customer_id, direction, amount: entered, reason }: AdjustmentInput) {
  const { tx, actor, now } = ctx;
  await customerOf(tx, customer_id);
  const { minor } = usd(entered);
  const amount = moneyText(money(direction === 'credit' ? minor : -minor, 'USD'));
  const alone = await mayMoveAlone(ctx, customer_id, 'adjustment', usd(amount));
  const row = await adjustments.insertAdjustment(tx, customer_id, {
    amount,
    reason,
    proposed_by: actor.staffId,
    needs_second: !alone,
    created_at: now,
  });
  const { balance: before } = await balanceOf(tx, customer_id);
  if (alone) await book(ctx, row, '');
  const approval_id = alone ? null : await proposeAdjustment(ctx, row);
  const { balance } = await balanceOf(tx, customer_id);
  ctx.concerns(customer_id, { before: { balance: before }, after: { balance, ...(approval_id !== null && { proposed: amount }) } });
  return { ...found(await adjustments.adjustment(tx, customer_id, row.adjustment_id)), approval_id };
}

type Row = { customer_id: number; adjustment_id: number; amount: string; reason: string };

function proposeAdjustment(ctx: DeskCtx, { customer_id, adjustment_id, amount, reason }: Row): Promise<number> {
  return propose(ctx, {
    kind: 'adjustment',
    customerId: customer_id,
    subject: String(adjustment_id),
    amountUsd: amount.replace('-', ''),
    reason,
    payload: { customer_id, adjustment_id },
    before: {},
    after: { amount },
  });
}

/** An adjustment is a document of its own: it is booked when a second person agrees, and marked when not. */
export const adjustmentApproval: ApprovalAction = {
  kind: 'adjustment',
  permission: 'desk.wallets.manage',
  apply: async (ctx, { payload }) => book(ctx, await waiting(ctx, payload), ''),
  dismiss: async (ctx, { payload }, remark) => settle(ctx, await waiting(ctx, payload), 'refused', remark),
};

async function waiting({ tx }: DeskCtx, payload: unknown): Promise<Row> {
  const { customer_id, adjustment_id } = payload as { customer_id: number; adjustment_id: number }; // written by `proposeAdjustment`
  const row = found(await adjustments.lockAdjustment(tx, customer_id, adjustment_id));
  if (row.state !== 'proposed') throw new Refusal('approvals.outdated');
  return row;
}

async function book(ctx: DeskCtx, row: Row, remark: string): Promise<void> {
  const document = { type: 'adjustment', no: `ADJ-${row.adjustment_id}` } as const;
  const entry = {
    key: 'adjustment',
    billType: 'adjustment',
    feeType: 'adjustment',
    amount: usd(row.amount),
    facts: { remark: row.reason },
  } as const;
  await adjustMoney(ctx, row.customer_id, document, entry);
  await settle(ctx, row, 'booked', remark);
  await notifyOfAdjustment(ctx, row, document.no);
}

function settle(
  { tx, actor, now }: DeskCtx,
  { customer_id, adjustment_id }: Row,
  state: 'booked' | 'refused',
  remark: string,
): Promise<void> {
  const decision = { state, decided_by: actor.staffId, decided_at: now, decision_remark: remark };
  return adjustments.decideAdjustment(tx, customer_id, adjustment_id, decision);
}

export function countAdjustments({ tx }: DeskCtx) {
  return adjustments.adjustmentCountsAcrossMerchants(tx);
}
