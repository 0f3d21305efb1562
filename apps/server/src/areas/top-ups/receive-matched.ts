import { moneyText } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount } from '@quayside/domain/top-ups/top-up-rules';
import { refuseWhileWaiting } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { linesNaming } from './bank-statements.queries.ts';
import { mayCreditAlone } from './check-credit.ts';
import { creditTopUp, type Credit } from './credit-top-up.ts';
import { getForStaff } from './desk-top-ups.ts';
import { duplicatesAcrossMerchants } from './duplicates.queries.ts';
import { rateOn } from './exchange-rates.queries.ts';
import { lockFor } from './review-top-up.ts';
import type { LockedTopUp } from './top-ups.queries.ts';

type Ticked = { customer_id: number; top_up_id: number; round: number };

/** Receives a ticked top-up, only where the bank says exactly the same. All else is refused: somebody must look at it. */
export async function receiveMatched(ctx: DeskCtx, input: Ticked) {
  const row = await lockFor(ctx, input, 'receive');
  await refuseWhileWaiting(ctx, 'top_up', row.reference);
  if (!(await isExact(ctx, row))) throw new Refusal('top-ups.not_exact');
  if ((await duplicatesAcrossMerchants(ctx.tx, [row])).length > 0) throw new Refusal('top-ups.duplicate');
  const credit = await tableCredit(ctx, row);
  if (credit === null || !(await mayCreditAlone(ctx, row, credit))) throw new Refusal('top-ups.second_person');
  await creditTopUp(ctx, row, credit);
  const after = await getForStaff(ctx, input);
  const { status, credited_usd } = after;
  ctx.concerns(input.customer_id, { before: { status: row.status }, after: { status, credited_usd } });
  return after;
}

/** A proposed line with its reference, and no line about it that says another amount or currency. */
async function isExact({ tx }: DeskCtx, row: LockedTopUp): Promise<boolean> {
  const lines = await linesNaming(tx, row.customer_id, row.top_up_id);
  const isPaid = lines.some(
    ({ state, by_hand, named_top_up_id }) => state === 'proposed' && by_hand === null && named_top_up_id === row.top_up_id,
  );
  return isPaid && lines.every(({ amount, currency }) => amount === row.amount && currency === row.currency);
}

/** The credit at the table's rate; null where there is none. */
async function tableCredit({ tx }: DeskCtx, row: LockedTopUp): Promise<Credit | null> {
  const amount = keptAmount(row.amount, row.currency);
  if (row.currency === 'USD') return { credited_usd: moneyText(amount), rate: null, rate_source: null, remark: '' };
  const table = await rateOn(tx, row.currency, row.paid_on);
  return table ? { credited_usd: moneyText(inUsd(amount, table.rate)), rate: table.rate, rate_source: table.source, remark: '' } : null;
}
