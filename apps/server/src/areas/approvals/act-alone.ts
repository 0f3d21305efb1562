import { ALONE_MS, type ApprovalKind } from '@quayside/domain/approvals/approval-rules';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import * as approvals from './approvals.queries.ts';

/** What one person may move alone, in USD: for a customer, within 24 hours. */
export async function approvalThreshold(tx: Tx): Promise<string> {
  return (await configValue(tx, 'adjustment_approval_threshold_usd')) || '0';
}

/** How much this person has moved alone in the last 24 hours. */
export function aloneWithinDay({ tx, actor, now }: DeskCtx, scope: approvals.Scope): Promise<string> {
  return approvals.movedAlone(tx, scope, actor.staffId, new Date(now.getTime() - ALONE_MS));
}

type Move = { readonly kind: ApprovalKind; readonly scope: approvals.Scope; readonly amount: string; readonly limit: string };

/**
 * Whether this person may make the move alone: with all they moved alone in the last 24 hours it stays within the limit. If so, it is
 * counted. The caller holds a lock on what is moved (the customer's wallet, the currency), so that two moves at once are added up.
 */
export async function actAlone(ctx: DeskCtx, { kind, scope, amount, limit }: Move): Promise<boolean> {
  const wanted = micro(amount);
  if (wanted === 0n) return true;
  if (micro(await aloneWithinDay(ctx, scope)) + wanted > micro(limit)) return false;
  await approvals.insertMove(ctx.tx, { ...scope, kind, amount, staff_id: ctx.actor.staffId, moved_at: ctx.now });
  return true;
}

const DIGITS = 6;

/** Six decimals, as the table has them: exact, and the same for USD and percent. */
function micro(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, DIGITS).padEnd(DIGITS, '0'));
}
