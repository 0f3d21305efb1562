import { money, moneyText } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { propose, refuseOutdated, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { mayMoveAlone } from './move-alone.ts';
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
  if (alone) await writeLimit(ctx, customer_id, credit_limit);
  const values = { before: { credit_limit: before }, after: { credit_limit } };
  const about = {
    kind: 'credit_limit',
    customerId: customer_id,
    subject: String(customer_id),
    amountUsd: moneyText(raise),
    reason,
  } as const;
  const approval_id = alone ? null : await propose(ctx, { ...about, payload: { customer_id, credit_limit }, ...values });
  ctx.concerns(customer_id, alone ? values : { before: {}, after: { proposed: credit_limit } });
  const row = found(await wallets.wallet(tx, customer_id));
  return { ...walletRow({ ...row, customer_name: name }), approval_id };
}

async function writeLimit(ctx: DeskCtx, customerId: number, limit: string): Promise<void> {
  const over = await setLimit(ctx, customerId, usd(limit));
  if (over) refuseFields({ path: 'credit_limit', code: 'wallets.below_use', params: { used: moneyText(over.used) } });
}

export const creditLimitApproval: ApprovalAction = {
  kind: 'credit_limit',
  permission: 'desk.wallets.manage',
  apply: async (ctx, { payload, before }) => {
    const { customer_id, credit_limit } = payload as { customer_id: number; credit_limit: string }; // written by `setCreditLimit`
    const wallet = await wallets.lockWallet(ctx.tx, customer_id, ctx.now);
    refuseOutdated(before, { credit_limit: wallet.credit_limit });
    await writeLimit(ctx, customer_id, credit_limit);
  },
};
