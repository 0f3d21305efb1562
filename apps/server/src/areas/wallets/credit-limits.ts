import { amountText, money, moneyText } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { propose, refuseOutdated, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { insertLimitChange } from './desk-wallets.queries.ts';
import { mayMoveAlone } from './move-alone.ts';
import { notifyOfLimit } from './notify-of-money.ts';
import { setLimit, usd } from './wallet-ledger.ts';
import { walletRow } from './wallets.map.ts';
import * as wallets from './wallets.queries.ts';

type LimitInput = { customer_id: number; credit_limit: string; reason: string };

/** Sets how far below zero a merchant may go. A raise counts as moved money; a lower limit does not. */
export async function setCreditLimit(ctx: DeskCtx, { customer_id, credit_limit: entered, reason }: LimitInput) {
  const { tx, now } = ctx;
  const { name } = await customerOf(tx, customer_id);
  const credit_limit = moneyText(usd(entered));
  const before = (await wallets.lockWallet(tx, customer_id, now)).credit_limit;
  const raise = money(usd(credit_limit).minor - usd(before).minor, 'USD');
  const alone = raise.minor <= 0n || (await mayMoveAlone(ctx, customer_id, 'credit_limit', raise));
  const change = { limit_before: before, limit_after: credit_limit, reason };
  if (alone) await writeLimit(ctx, customer_id, { ...change, changed_by: ctx.actor.staffId, agreed_by: null });
  const values = { before: { credit_limit: before }, after: { credit_limit } };
  const about = {
    kind: 'credit_limit',
    customerId: customer_id,
    subject: String(customer_id),
    amountUsd: moneyText(raise),
    reason,
  } as const;
  const approval_id = alone ? null : await propose(ctx, { ...about, payload: { customer_id, credit_limit, reason }, ...values });
  ctx.concerns(customer_id, alone ? values : { before: {}, after: { proposed: credit_limit } });
  const row = found(await wallets.wallet(tx, customer_id));
  return { ...walletRow({ ...row, customer_name: name }), approval_id };
}

type LimitChange = { limit_before: string; limit_after: string; reason: string; changed_by: number; agreed_by: number | null };

/** The limit, its history, and what the merchant is told. The same limit again changes nothing. */
async function writeLimit(ctx: DeskCtx, customerId: number, change: LimitChange): Promise<void> {
  const over = await setLimit(ctx, customerId, usd(change.limit_after));
  if (over) refuseFields({ path: 'credit_limit', code: 'wallets.below_use', params: { used: amountText(moneyText(over.used)) } });
  if (change.limit_before === change.limit_after) return;
  await insertLimitChange(ctx.tx, customerId, { ...change, created_at: ctx.now });
  await notifyOfLimit(ctx, customerId, change);
}

export const creditLimitApproval: ApprovalAction = {
  kind: 'credit_limit',
  permission: 'desk.wallets.manage',
  apply: async (ctx, { payload, before, proposed_by }) => {
    // Written by `setCreditLimit`; proposals of older releases have no reason.
    const { customer_id, credit_limit, reason = '-' } = payload as { customer_id: number; credit_limit: string; reason?: string };
    const { credit_limit: limit_before } = await wallets.lockWallet(ctx.tx, customer_id, ctx.now);
    refuseOutdated(before, { credit_limit: limit_before });
    const by = { changed_by: proposed_by, agreed_by: ctx.actor.staffId };
    await writeLimit(ctx, customer_id, { limit_before, limit_after: credit_limit, reason, ...by });
  },
};
