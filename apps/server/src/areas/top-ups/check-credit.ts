import type { z } from 'zod';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { ReviewInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { isRateFar } from '@quayside/domain/approvals/approval-rules';
import { isCurrency, money, moneyText, plainRate, type Currency, type Money } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount, partOf, readAmount } from '@quayside/domain/top-ups/top-up-rules';
import { aloneWithinDay } from '#server/areas/approvals/approvals.public.ts';
import { mayMoveAlone, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { linesNaming } from './bank-statements.queries.ts';
import type { Credit } from './credit-top-up.ts';
import { rateOn } from './exchange-rates.queries.ts';
import type { LockedTopUp } from './top-ups.queries.ts';

type Review = z.output<typeof ReviewInput>;
type Rate = { readonly rate: string; readonly source: string };

/** The credit a review asks for; refused at its fields when it is not complete. */
export async function checkedCredit({ tx }: DeskCtx, row: LockedTopUp, input: Review): Promise<Credit> {
  const table = row.currency === 'USD' ? null : ((await rateOn(tx, row.currency, row.paid_on)) ?? null);
  const rate = rateUsed(table, input);
  refuseFields(...creditFaults(row, input, rate, table));
  const { credited_usd = '', remark } = input;
  const rated = row.currency === 'USD' ? null : rate;
  return { credited_usd: moneyText(usd(credited_usd)), remark, rate: rated && plainRate(rated.rate), rate_source: rated && rated.source };
}

/** The stored rate of the payment day, or the one staff enter with its own source. Null if there is none. */
function rateUsed(table: Rate | null, { rate, rate_source = '' }: Review): Rate | null {
  if (rate === undefined) return table;
  const isTables = table !== null && plainRate(table.rate) === plainRate(rate);
  return { rate, source: isTables ? rate_source || table.source : rate_source };
}

const unexplained: FieldError = { path: 'remark', code: 'top-ups.remark_needed', params: {} };

/** A credit other than amount × rate needs a remark: the merchant sees both. */
function creditFaults(row: LockedTopUp, input: Review, rate: Rate | null, table: Rate | null): FieldError[] {
  const { currency, amount } = row;
  const faults = currency === 'USD' ? usdFaults(input) : rateFaults(rate, table);
  if (input.credited_usd === undefined) return [...faults, { path: 'credited_usd', code: 'top-ups.usd_needed', params: {} }];
  const worth = currency !== 'USD' && !rate ? null : inUsd(keptAmount(amount, currency), currency === 'USD' ? '1' : (rate?.rate ?? '1'));
  if (worth && worth.minor !== usd(input.credited_usd).minor && input.remark === '') faults.push(unexplained);
  return faults;
}

/** USD has no rate: one that was sent would be stored with the credit and explain nothing. */
function usdFaults(input: Review): FieldError[] {
  return (['rate', 'rate_source'] as const).flatMap((path) =>
    input[path] === undefined ? [] : [{ path, code: 'top-ups.usd_has_no_rate' as const, params: {} }],
  );
}

/** A source belongs to its rate: another rate needs another source. */
function rateFaults(rate: Rate | null, table: Rate | null): FieldError[] {
  if (!rate) return [{ path: 'rate', code: 'required', params: {} }];
  if (rate.source === '') return [{ path: 'rate_source', code: 'required', params: {} }];
  const isOther = table !== null && plainRate(table.rate) !== plainRate(rate.rate);
  const isOldSource = isOther && rate.source.toLowerCase() === table.source.toLowerCase();
  return isOldSource ? [{ path: 'rate_source', code: 'top-ups.new_source_needed', params: {} }] : [];
}

/** Whether one person may make this credit: near the table's rate, and within what they may move alone for the customer. */
export async function mayCreditAlone(ctx: DeskCtx, row: LockedTopUp, credit: Credit): Promise<boolean> {
  const distance = await creditDistance(ctx, row, usd(credit.credited_usd));
  if (distance === null) return false;
  if (credit.rate !== null) {
    const table = await rateOn(ctx.tx, row.currency, row.paid_on);
    if (!table || isRateFar(credit.rate, table.rate)) return false;
  }
  return mayMoveAlone(ctx, row.customer_id, 'top_up', distance);
}

/**
 * How far a credit is from what the merchant and the bank say, at the rates of the dated table; null where nothing independent
 * says it. A rate that this person has changed alone today is no independent figure: the share it was moved by is added.
 */
async function creditDistance(ctx: DeskCtx, row: LockedTopUp, credited: Money): Promise<Money | null> {
  const { amount, currency, paid_on } = row;
  // Submitted by the reviewer, acting for the merchant: the amount is not the merchant's own.
  if (row.acting_staff_id === ctx.actor.staffId) return null;
  // Every line counts, also one that was set aside: a second line that fits does not explain the first.
  const lines = await linesNaming(ctx.tx, row.customer_id, row.top_up_id);
  const distances: bigint[] = [];
  for (const said of [{ amount, currency }, ...lines]) {
    const worth = isCurrency(said.currency) ? await worthOn(ctx, said.amount, said.currency, paid_on) : null;
    if (worth === null) return null;
    const apart = credited.minor - worth.value.minor;
    distances.push((apart < 0n ? -apart : apart) + worth.moved.minor);
  }
  return money(
    distances.reduce((most, one) => (one > most ? one : most), 0n),
    'USD',
  );
}

async function worthOn(ctx: DeskCtx, amount: string, currency: Currency, day: string) {
  const kept = readAmount(amount, currency);
  if (!kept) return null;
  if (currency === 'USD') return { value: kept, moved: money(0n, 'USD') };
  const table = await rateOn(ctx.tx, currency, day);
  if (!table) return null;
  const value = inUsd(kept, table.rate);
  return { value, moved: partOf(value, await aloneWithinDay(ctx, { currency })) };
}
