import type { z } from 'zod';
import type { RateInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { RATE_TOLERANCE_PERCENT, rateDistance } from '@quayside/domain/approvals/approval-rules';
import { plainRate } from '@quayside/domain/kernel/money';
import { FIRST_PAYMENT_DAY } from '@quayside/domain/top-ups/top-up-rules';
import { actAlone, propose, refuseOutdated, refuseWhileWaiting, type ApprovalAction } from '#server/areas/approvals/approvals.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import * as rates from './exchange-rates.queries.ts';
import { rateRow } from './top-ups.map.ts';

export async function listRates({ tx }: DeskCtx, input: Parameters<typeof rates.ratesAcrossMerchants>[1]) {
  const { list, count } = await rates.ratesAcrossMerchants(tx, input);
  return { list: list.map(rateRow), count };
}

type Rate = z.output<typeof RateInput>;
const subjectOf = ({ currency, valid_from }: Rate) => `${currency} ${valid_from}`;

/**
 * Saves a currency's rate from a day on, and who entered it. One person may move a currency by 2 % within 24 hours, in one step or in
 * many; more is proposed, and so is a rate the table has nothing to compare with.
 */
export async function saveRate(ctx: DeskCtx, input: Rate) {
  const { tx, actor, now } = ctx;
  const { currency, valid_from, rate, source } = input;
  if (valid_from < FIRST_PAYMENT_DAY) refuseFields({ path: 'valid_from', code: 'top-ups.too_early', params: {} });
  await rates.lockCurrency(tx, currency);
  await refuseWhileWaiting(ctx, 'exchange_rate', subjectOf(input));
  const table = await rates.rateOn(tx, currency, valid_from);
  const amount = table && rateDistance(rate, table.rate);
  const alone =
    amount !== undefined && (await actAlone(ctx, { kind: 'exchange_rate', scope: { currency }, amount, limit: RATE_TOLERANCE_PERCENT }));
  if (!alone) {
    const approval_id = await proposeRate(ctx, input, table);
    return { currency, valid_from, rate: plainRate(rate), source, staff_name: actor.name, created_at: now, approval_id };
  }
  await rates.putRate(tx, { ...input, staff_id: actor.staffId, created_at: now });
  return { ...rateRow(await rates.rateAcrossMerchants(tx, currency, valid_from)), approval_id: null };
}

function proposeRate(ctx: DeskCtx, input: Rate, table: { rate: string } | undefined): Promise<number> {
  const { currency, valid_from, rate, source } = input;
  const same = { currency, valid_from };
  return propose(ctx, {
    kind: 'exchange_rate',
    customerId: null,
    subject: subjectOf(input),
    amountUsd: null,
    reason: `${currency} ${valid_from}`,
    payload: input,
    before: { ...same, ...(table && { rate: plainRate(table.rate) }) },
    after: { ...same, rate: plainRate(rate), rate_source: source },
  });
}

export const rateApproval: ApprovalAction = {
  kind: 'exchange_rate',
  permission: 'desk.top-ups.manage',
  apply: async ({ tx, now }, { payload, before, proposed_by }) => {
    const input = payload as Rate; // written by `proposeRate`
    await rates.lockCurrency(tx, input.currency);
    const table = await rates.rateOn(tx, input.currency, input.valid_from);
    if (table) refuseOutdated(before, { rate: plainRate(table.rate) });
    await rates.putRate(tx, { ...input, staff_id: proposed_by, created_at: now });
  },
};
