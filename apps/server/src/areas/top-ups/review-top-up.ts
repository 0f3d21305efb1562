import type { z } from 'zod';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ReviewInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { topUpPaths } from '@quayside/contract/top-ups/top-ups.paths';
import { allows } from '@quayside/domain/kernel/machine';
import { moneyText, plainRate } from '@quayside/domain/kernel/money';
import { topUpMachine } from '@quayside/domain/top-ups/top-up-machine';
import { inUsd, keptAmount } from '@quayside/domain/top-ups/top-up-rules';
import { text } from '@quayside/i18n/texts';
import { customerOf, mainAccountOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import { sendMail, type MailParams } from '#server/areas/mails/mails.public.ts';
import { notifyMerchant } from '#server/areas/notices/notices.public.ts';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import { balanceOf, creditMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { matchLines } from './bank-statements.queries.ts';
import { rateOn } from './exchange-rates.queries.ts';
import { amountText, deskTopUpRow } from './top-ups.map.ts';
import * as topUps from './top-ups.queries.ts';

type One = { customer_id: number; top_up_id: number };
type Review = z.output<typeof ReviewInput>;
type Rate = { readonly rate: string; readonly source: string };

export async function listForStaff({ tx }: DeskCtx, input: Parameters<typeof topUps.topUpsAcrossMerchants>[1]) {
  const { list, count } = await topUps.topUpsAcrossMerchants(tx, input);
  return { list: list.map(deskTopUpRow), count };
}

export async function getForStaff({ tx }: DeskCtx, { customer_id, top_up_id }: One) {
  return deskTopUpRow(found(await topUps.topUpForStaff(tx, customer_id, top_up_id)));
}

export async function getVoucher(ctx: DeskCtx, { customer_id, top_up_id }: One) {
  const { voucher_file_id } = found(await topUps.topUp(ctx.tx, customer_id, top_up_id));
  return openFile(ctx, customer_id, voucher_file_id);
}

/** Credits a top-up or rejects it with a reason, once; the merchant is notified either way (STAFF-02). */
export async function reviewTopUp(ctx: DeskCtx, input: Review) {
  const { customer_id, top_up_id, decision } = input;
  const row = found(await topUps.lockTopUp(ctx.tx, customer_id, top_up_id));
  if (!allows(topUpMachine, decision, row.status, 'staff')) throw new Refusal('top-ups.already_reviewed');
  if (decision === 'receive') await receive(ctx, row, input);
  else await reject(ctx, row, input);
  await matchLines(ctx.tx, row);
  return getForStaff(ctx, input);
}

async function receive(ctx: DeskCtx, row: topUps.LockedTopUp, input: Review): Promise<void> {
  const { tx, actor, now } = ctx;
  const { customer_id, top_up_id, reference, currency, amount } = row;
  const rate = currency === 'USD' ? null : await rateUsed(ctx, row, input);
  refuseFields(...receiveFaults(row, input, rate));
  const { remark, credited_usd = '' } = input;
  const credited = usd(credited_usd);
  const rated = { rate: rate && plainRate(rate.rate), rate_source: rate && rate.source };
  const review = { status: 'received', reviewed_at: now, reviewed_by: actor.staffId, staff_remark: remark } as const;
  await topUps.writeReview(tx, customer_id, top_up_id, { ...review, ...rated, credited_usd: moneyText(credited) });
  const original = rate && { original_currency: currency, original_amount: amount, ...rated };
  const facts = { remark, ...original };
  await creditMoney(ctx, customer_id, { type: 'top_up', no: reference }, [
    { key: 'credit', billType: 'top_up', feeType: 'top_up', amount: credited, facts },
  ]);
  const { balance } = await balanceOf(tx, customer_id);
  await tell(ctx, row, 'top-ups.received', { ...(await known(ctx, row)), credited: moneyText(credited), balance });
}

async function reject(ctx: DeskCtx, row: topUps.LockedTopUp, { remark }: Review): Promise<void> {
  const { tx, actor, now } = ctx;
  if (remark === '') refuseFields(unexplained);
  const review = { status: 'rejected', reviewed_at: now, reviewed_by: actor.staffId, staff_remark: remark } as const;
  await topUps.writeReview(tx, row.customer_id, row.top_up_id, review);
  await tell(ctx, row, 'top-ups.rejected', { ...(await known(ctx, row)), remark });
}

/** The stored rate of the payment day, or the one staff enter with its source. Null if there is none. */
async function rateUsed({ tx }: DeskCtx, { currency, paid_on }: topUps.LockedTopUp, input: Review): Promise<Rate | null> {
  const table = await rateOn(tx, currency, paid_on);
  if (input.rate === undefined) return table ?? null;
  const isTables = table !== undefined && plainRate(table.rate) === plainRate(input.rate);
  return { rate: input.rate, source: input.rate_source || (isTables ? table.source : '') };
}

const unexplained: FieldError = { path: 'remark', code: 'top-ups.remark_needed', params: {} };

/** A credit other than amount × rate needs a remark: the merchant sees both. */
function receiveFaults({ currency, amount }: topUps.LockedTopUp, { credited_usd, remark }: Review, rate: Rate | null): FieldError[] {
  const faults: FieldError[] = [];
  const foreign = currency !== 'USD';
  if (foreign && !rate) faults.push({ path: 'rate', code: 'required', params: {} });
  if (rate?.source === '') faults.push({ path: 'rate_source', code: 'required', params: {} });
  if (credited_usd === undefined) return [...faults, { path: 'credited_usd', code: 'top-ups.usd_needed', params: {} }];
  const worth = foreign && !rate ? null : inUsd(keptAmount(amount, currency), rate?.rate ?? '1');
  if (worth && worth.minor !== usd(credited_usd).minor && remark === '') faults.push(unexplained);
  return faults;
}

/** The parameters both mails share. */
async function known(ctx: DeskCtx, row: topUps.LockedTopUp) {
  const { platform_type } = await customerOf(ctx.tx, row.customer_id);
  const url = await portalPage(ctx, platform_type, topUpPaths.detail(row.top_up_id));
  return { reference: row.reference, amount: `${amountText(row)} ${row.currency}`, url };
}

/** A mail to the main account in its language, and the same text as a notice for users who may see payments. */
async function tell<Name extends 'top-ups.received' | 'top-ups.rejected'>(
  ctx: DeskCtx,
  { customer_id: customerId }: topUps.LockedTopUp,
  template: Name,
  params: MailParams<Name>,
): Promise<void> {
  const { platform_type: platformType } = await customerOf(ctx.tx, customerId);
  const { language, ...to } = await mainAccountOf(ctx.tx, customerId);
  await sendMail(ctx, { to, language, platformType, customerId, template, params });
  const word = (of: 'en' | 'zh_CN', part: 'subject' | 'lead') => text(of, 'mailTexts', `${template}.${part}`, { ...params });
  await notifyMerchant(ctx, {
    customerId,
    permission: 'top-ups.read',
    says: (of) => ({ title: word(of, 'subject'), text: word(of, 'lead') }),
  });
}
