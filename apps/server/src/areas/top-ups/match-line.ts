import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as bank from './bank-statements.queries.ts';
import { topUpForStaff } from './desk-top-ups.queries.ts';
import { statementLine } from './top-ups.map.ts';
import { lockTopUp, type LockedTopUp } from './top-ups.queries.ts';

type Match = { line_id: number; customer_id: number; top_up_id: number; reason: string };
type Line = NonNullable<Awaited<ReturnType<typeof bank.lockLineAcrossMerchants>>>;
type Reasoned = { line_id: number; reason: string };

/** Matches a line with a top-up by hand. It credits nothing: the review does, and counts every line as before. */
export async function matchLine(ctx: DeskCtx, { line_id, customer_id, top_up_id, reason }: Match) {
  const { tx } = ctx;
  const topUp = found(await lockTopUp(tx, customer_id, top_up_id));
  const line = found(await bank.lockLineAcrossMerchants(tx, line_id));
  await refuseTaken(ctx, line, topUp);
  const isEqual = line.amount === topUp.amount && line.currency === topUp.currency;
  if (!isEqual && reason === '') refuseFields({ path: 'reason', code: 'top-ups.reason_needed', params: {} });
  const state = topUp.status === 'received' ? 'confirmed' : 'proposed';
  await bank.decideLine(tx, line_id, { state, by_hand: 'matched', customer_id, top_up_id, ...decidedBy(ctx, reason) });
  ctx.concerns(customer_id, {
    before: { state: line.state },
    after: { state, reference: topUp.reference, amount: `${line.amount} ${line.currency}`, reason },
  });
  return lineNow(ctx, line_id);
}

/** One line pays one top-up, and one top-up has one line. */
async function refuseTaken({ tx }: DeskCtx, line: Line, topUp: LockedTopUp): Promise<void> {
  if (line.state === 'confirmed' || line.state === 'proposed')
    throw new Refusal('top-ups.line_taken', { reference: await matchedTo({ tx }, line) });
  if (line.state === 'ignored') throw new Refusal('request.conflict');
  if (topUp.status === 'rejected') throw new Refusal('top-ups.cannot_match');
  const other = await bank.payingLine(tx, topUp.customer_id, topUp.top_up_id);
  if (other) throw new Refusal('top-ups.has_line', { reference: topUp.reference });
}

async function matchedTo({ tx }: Pick<DeskCtx, 'tx'>, { customer_id, top_up_id }: Line): Promise<string> {
  if (customer_id === null || top_up_id === null) return '';
  return (await topUpForStaff(tx, customer_id, top_up_id))?.reference ?? '';
}

/** Ignores a line that pays no top-up. A line whose top-up was received stays as its proof. */
export async function ignoreLine(ctx: DeskCtx, { line_id, reason }: Reasoned) {
  const line = await lockWithTopUp(ctx, line_id);
  if (line.state === 'confirmed') throw new Refusal('top-ups.line_confirmed');
  if (line.state === 'ignored') throw new Refusal('request.conflict');
  await bank.decideLine(ctx.tx, line_id, {
    state: 'ignored',
    by_hand: line.by_hand === 'matched' ? 'matched' : null,
    ...decidedBy(ctx, reason),
  });
  return logged(ctx, line, 'ignored', reason);
}

/** Opens an ignored line again, or one that is matched with a top-up nobody has received. */
export async function undoLine(ctx: DeskCtx, { line_id, reason }: Reasoned) {
  const { tx } = ctx;
  const line = await lockWithTopUp(ctx, line_id);
  if (line.state === 'confirmed') throw new Refusal('top-ups.line_confirmed');
  if (line.state === 'open') throw new Refusal('request.conflict');
  const { named_customer_id: customer_id, named_top_up_id: top_up_id } = line;
  // A line that the text alone had matched must not be proposed again by the next import.
  const by_hand = line.state === 'proposed' && line.by_hand === null ? 'unmatched' : null;
  await bank.decideLine(tx, line_id, { state: 'open', by_hand, customer_id, top_up_id, ...decidedBy(ctx, reason) });
  if (line.state === 'ignored' && customer_id !== null && top_up_id !== null) await bank.matchLines(tx, { customer_id, top_up_id });
  return logged(ctx, line, 'open', reason);
}

/** The top-up first, then the line (decision 0004): a review of it holds them in this order. */
async function lockWithTopUp({ tx }: DeskCtx, line_id: number): Promise<Line> {
  const seen = found(await bank.lineAcrossMerchants(tx, line_id));
  const matched = { customer_id: seen.customer_id, top_up_id: seen.top_up_id };
  const named = { customer_id: seen.named_customer_id, top_up_id: seen.named_top_up_id };
  const [byCustomer, byTopUp] = [(matched.customer_id ?? 0) - (named.customer_id ?? 0), (matched.top_up_id ?? 0) - (named.top_up_id ?? 0)];
  const isAfter = (byCustomer || byTopUp) > 0;
  for (const { customer_id, top_up_id } of isAfter ? [named, matched] : [matched, named])
    if (customer_id !== null && top_up_id !== null) await lockTopUp(tx, customer_id, top_up_id);
  const line = found(await bank.lockLineAcrossMerchants(tx, line_id));
  // Matched elsewhere between the read and the lock: the wrong top-up is held.
  if (line.top_up_id !== seen.top_up_id) throw new Refusal('request.conflict');
  return line;
}

function decidedBy({ actor, now }: DeskCtx, reason: string) {
  return { decided_by: actor.staffId, decided_at: now, reason };
}

async function logged(ctx: DeskCtx, line: Line, state: string, reason: string) {
  // A line that names no top-up concerns no customer.
  if (line.customer_id !== null) ctx.concerns(line.customer_id, { before: { state: line.state }, after: { state, reason } });
  return lineNow(ctx, line.line_id);
}

async function lineNow({ tx }: DeskCtx, line_id: number) {
  return { ...statementLine(await bank.statementLineAcrossMerchants(tx, line_id)), candidates: 0 };
}
