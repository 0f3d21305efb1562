import type { z } from 'zod';
import type { ReviewInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { allows } from '@quayside/domain/kernel/machine';
import { topUpMachine } from '@quayside/domain/top-ups/top-up-machine';
import type { Language } from '@quayside/i18n/languages';
import { text } from '@quayside/i18n/texts';
import { propose, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { checkedCredit, mayCreditAlone } from './check-credit.ts';
import { creditTopUp, rejectTopUp, type Credit, type Remark } from './credit-top-up.ts';
import { getForStaff } from './desk-top-ups.ts';
import { staffNames } from './desk-top-ups.queries.ts';
import { duplicatesAcrossMerchants } from './duplicates.queries.ts';
import { amountText } from './top-ups.map.ts';
import { lockTopUp, type LockedTopUp } from './top-ups.queries.ts';

type One = { customer_id: number; top_up_id: number; round?: number | undefined };
type Review = z.output<typeof ReviewInput>;

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

/** Locks the top-up for a decision. Whoever comes second is told who decided what and when. */
export async function lockFor({ tx }: DeskCtx, { customer_id, top_up_id, round }: One, decision: Review['decision']): Promise<LockedTopUp> {
  const row = found(await lockTopUp(tx, customer_id, top_up_id));
  if (round !== undefined && round !== row.round) throw new Refusal('top-ups.sent_again');
  if (allows(topUpMachine, decision, row.status, 'staff')) return row;
  const { reviewed_by, reviewed_at, status, credited_usd } = row;
  const name = reviewed_by === null ? '' : ((await staffNames(tx, [reviewed_by])).get(reviewed_by) ?? '');
  throw new Refusal('top-ups.already_reviewed', { name, status, at: reviewed_at?.toISOString() ?? '', credited_usd: credited_usd ?? '' });
}

/** Credited at once, or proposed: the id of the proposal. */
async function receive(ctx: DeskCtx, row: LockedTopUp, input: Review): Promise<number | null> {
  const credit = await checkedCredit(ctx, row, input);
  if (!(await mayCreditAlone(ctx, row, credit))) return proposeCredit(ctx, row, credit);
  await creditTopUp(ctx, row, credit);
  return null;
}

async function reject(ctx: DeskCtx, row: LockedTopUp, input: Review): Promise<null> {
  const remark = await rejection(ctx, row, input);
  if (remark.en === '') refuseFields({ path: 'remark', code: 'top-ups.remark_needed', params: {} });
  await rejectTopUp(ctx, row, remark);
  return null;
}

/** A template in both languages, or what staff wrote, in the language they wrote it in. */
async function rejection({ tx }: DeskCtx, row: LockedTopUp, { template, remark }: Review): Promise<Remark> {
  if (template === undefined || remark !== '') return { en: remark, cn: '' };
  const [other] = template === 'already_credited' ? await duplicatesAcrossMerchants(tx, [row]) : [];
  const isOwn = other?.customer_id === row.customer_id;
  // Another customer's reference is none of this merchant's business.
  const key = template === 'already_credited' && !isOwn ? 'already_sent' : template;
  const says = (language: Language) => text(language, 'topUpRemarks', key, { other: other?.reference ?? '' });
  return { en: says('en'), cn: says('zh_CN') };
}

function proposeCredit(ctx: DeskCtx, row: LockedTopUp, credit: Credit): Promise<number> {
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
