import type { ApprovalKind } from '@quayside/domain/approvals/approval-rules';
import { money, moneyText, type Money } from '@quayside/domain/kernel/money';
import { actAlone, approvalThreshold } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import * as wallets from './wallets.queries.ts';

/**
 * Whether this person may move the amount for the customer without a second person. Adjustments, limits, discounts and credits count
 * together, whatever their sign. The wallet's lock makes two moves at the same moment add up.
 */
export async function mayMoveAlone(ctx: DeskCtx, customerId: number, kind: ApprovalKind, { minor }: Money): Promise<boolean> {
  if (minor === 0n) return true;
  await wallets.lockWallet(ctx.tx, customerId, ctx.now);
  const amount = moneyText(money(minor < 0n ? -minor : minor, 'USD'));
  return actAlone(ctx, { kind, scope: { customer_id: customerId }, amount, limit: await approvalThreshold(ctx.tx) });
}
