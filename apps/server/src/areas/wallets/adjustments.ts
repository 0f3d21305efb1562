import { money, moneyText } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as adjustments from './adjustments.queries.ts';
import { adjustMoney, usd } from './wallet-ledger.ts';

export async function listAdjustments({ tx, actor }: DeskCtx, input: Parameters<typeof adjustments.adjustmentsAcrossMerchants>[1]) {
  const { list, count } = await adjustments.adjustmentsAcrossMerchants(tx, input);
  return { list: list.map((row) => view(row, actor.staffId)), count };
}

type AdjustmentInput = { customer_id: number; direction: 'credit' | 'debit'; amount: string; reason: string };

/** Manual booking: immediate below the provider's approval threshold; above it another member of staff must approve. */
export async function adjust(ctx: DeskCtx, { customer_id, direction, amount, reason }: AdjustmentInput) {
  const { tx, actor, now } = ctx;
  await customerOf(tx, customer_id);
  const { minor } = usd(amount);
  const limit = usd((await configValue(tx, 'adjustment_approval_threshold_usd')) || '0');
  const row = await adjustments.insertAdjustment(tx, customer_id, {
    amount: moneyText(money(direction === 'credit' ? minor : -minor, 'USD')),
    reason,
    proposed_by: actor.staffId,
    needs_second: minor >= limit.minor,
    created_at: now,
  });
  if (!row.needs_second) await book(ctx, row, '');
  return one(ctx, customer_id, row.adjustment_id);
}

type Decision = { customer_id: number; adjustment_id: number; agree: boolean; remark: string };

/** The approval by a second person. The proposer may withdraw the adjustment, but not approve it. */
export async function decide(ctx: DeskCtx, { customer_id, adjustment_id, agree, remark }: Decision) {
  const row = found(await adjustments.lockAdjustment(ctx.tx, customer_id, adjustment_id));
  if (row.state !== 'proposed') throw new Refusal('wallets.already_decided');
  if (agree && row.proposed_by === ctx.actor.staffId) throw new Refusal('wallets.own_proposal');
  if (agree) await book(ctx, row, remark);
  else await settle(ctx, row, 'refused', remark);
  return one(ctx, customer_id, adjustment_id);
}

type Row = { customer_id: number; adjustment_id: number; amount: string; reason: string };

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

async function one({ tx, actor }: DeskCtx, customerId: number, adjustmentId: number) {
  return view(found(await adjustments.adjustment(tx, customerId, adjustmentId)), actor.staffId);
}

function view<Shown extends { proposer_id: number }>({ proposer_id, ...row }: Shown, staffId: number) {
  return { ...row, is_mine: proposer_id === staffId };
}
