import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { FieldError } from '@quayside/contract/kernel/fields';
import { matchLineJob } from '@quayside/contract/top-ups/top-ups.jobs';
import type { TopUpInput } from '@quayside/contract/top-ups/top-ups.schemas';
import { allows } from '@quayside/domain/kernel/machine';
import { currencyDigits, parseMoney, type Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { topUpMachine } from '@quayside/domain/top-ups/top-up-machine';
import { DRAFT_DAYS, FIRST_PAYMENT_DAY, REFERENCE_RANDOM_LETTERS, referenceOf, voucherMimes } from '@quayside/domain/top-ups/top-up-rules';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { fileFacts, storeFile, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf } from '#server/kernel/days.ts';
import { flag } from '#server/kernel/flag.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import * as accounts from './receiving-accounts.queries.ts';
import { keptAccount, paidAccount, receivingAccount, roundRow, topUpRow } from './top-ups.map.ts';
import * as topUps from './top-ups.queries.ts';

/** The brand's payment methods, and the currency the merchant registered with (D-36). */
export async function getOptions({ tx, actor }: MerchantCtx) {
  const { platform_type, currency } = await customerOf(tx, actor.customerId);
  const open = Map.groupBy(await accounts.enabledAccounts(tx, platform_type), ({ method }) => method);
  const list = [...open].map(([method, of]) => ({ method, currencies: of.map((one) => one.currency) }));
  return { list, default_currency: currency as Currency }; // registration allows only currencies of the list
}

type Choice = { method: PaymentMethod; currency: Currency };

/**
 * Opens the draft of a payment: the account to pay to and the reference to quote. An unused draft for the same account is opened
 * again instead of making a second one. Another account is another draft: money may be on its way to the earlier one.
 */
export async function getReceivingAccount(ctx: MerchantCtx, choice: Choice) {
  const { tx, actor } = ctx;
  const { platform_type } = await customerOf(tx, actor.customerId);
  const account = await accounts.enabledAccount(tx, platform_type, choice);
  if (!account) throw new Refusal('top-ups.no_account');
  const shown = receivingAccount(account);
  const kept = { receiving_account_id: account.receiving_account_id, paid_account: JSON.stringify(shown) };
  const { reference } = await openDraft(ctx, choice, kept);
  return getDraft(ctx, { reference });
}

/** The draft as it was opened, also when its receiving account has been replaced since. */
export async function getDraft({ tx, actor, now }: MerchantCtx, { reference }: { reference: string }) {
  const draft = found(await topUps.draft(tx, actor.customerId, reference, now));
  const { draft_until, enabled, paid_account, ...rest } = draft;
  return { ...rest, account: keptAccount(paid_account), is_open: flag(enabled), kept_until: draft_until };
}

const TRIES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

async function openDraft({ tx, actor, now }: MerchantCtx, choice: Choice, kept: { receiving_account_id: number; paid_account: string }) {
  const draft_until = new Date(now.getTime() + DRAFT_DAYS * DAY_MS);
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = await topUps.extendDraft(tx, actor.customerId, kept.receiving_account_id, draft_until);
    if (draft) return draft;
    const reference = referenceOf(actor.customerId, randomBytes(REFERENCE_RANDOM_LETTERS));
    await topUps.insertDraft(tx, actor.customerId, { ...choice, ...kept, reference, created_at: now, draft_until });
  }
  throw new Error('no reference could be made');
}

/** A voucher is a PDF or a picture without animation (TOP-05). */
export async function uploadVoucher(ctx: MerchantCtx) {
  if (!ctx.file) throw new Refusal('uploads.missing');
  if (!voucherMimes.includes(ctx.file.mime)) throw new Refusal('uploads.wrong_type');
  return storeFile(ctx, ctx.file);
}

type Proof = z.output<typeof TopUpInput>;

/** Submits a payment with its proof; then staff review it. */
export async function submitTopUp(ctx: MerchantCtx, input: Proof) {
  const { tx, actor, now } = ctx;
  const draft = await topUps.lockByReference(tx, actor.customerId, input.reference);
  const isOpen = draft && allows(topUpMachine, 'submit', draft.status, 'merchant');
  const fits = isOpen && draft.method === input.method && draft.currency === input.currency;
  const faults = await proofFaults(ctx, input);
  if (!fits) faults.unshift({ path: 'reference', code: 'top-ups.wrong_reference', params: {} });
  refuseFields(...faults);
  const { top_up_id } = found(draft);
  const { amount, paid_on, voucher_file_id, remark } = input;
  const proof = { amount, paid_on, voucher_file_id, remark, account_id: actor.accountId, submitted_at: now };
  const acting_staff_id = actor.actingStaff?.staffId ?? null;
  await topUps.writeProof(tx, actor.customerId, top_up_id, { ...proof, acting_staff_id });
  await proposeLine(ctx, top_up_id);
  return getTopUp(ctx, { top_up_id });
}

/** Its money may have arrived before the proof, or was released when it was rejected. */
export async function proposeLine({ enqueue, actor }: MerchantCtx, top_up_id: number): Promise<void> {
  await enqueue(matchLineJob, { customer_id: actor.customerId, top_up_id });
}

type Checked = Pick<Proof, 'amount' | 'currency' | 'paid_on' | 'voucher_file_id'>;

/** `usedFileId`: the slip of the rejected round may be sent again, whoever uploaded it. */
export async function proofFaults(
  { tx, actor, now }: MerchantCtx,
  input: Checked,
  usedFileId: string | null = null,
): Promise<FieldError[]> {
  const faults: FieldError[] = [];
  const { amount, currency, paid_on, voucher_file_id } = input;
  if (!parseMoney(amount, currency))
    faults.push({ path: 'amount', code: 'top-ups.decimals', params: { currency, digits: currencyDigits[currency] } });
  if (paid_on > dayOf(now)) faults.push({ path: 'paid_on', code: 'top-ups.in_future', params: {} });
  if (paid_on < FIRST_PAYMENT_DAY) faults.push({ path: 'paid_on', code: 'top-ups.too_early', params: {} });
  const file = await fileFacts(tx, actor.customerId, voucher_file_id);
  const mayUse = file !== null && (file.account_id === actor.accountId || voucher_file_id === usedFileId);
  const isMine = mayUse && voucherMimes.includes(file.mime);
  if (!isMine) faults.push({ path: 'voucher_file_id', code: 'top-ups.no_voucher', params: {} });
  return faults;
}

/** Payment records (TOP-03). */
export async function listTopUps({ tx, actor, language }: MerchantCtx, input: Parameters<typeof topUps.topUpPage>[2]) {
  const { list, count } = await topUps.topUpPage(tx, actor.customerId, input);
  return { list: list.map((row) => topUpRow(row, language)), count };
}

export async function getTopUp({ tx, actor, language }: MerchantCtx, { top_up_id }: { top_up_id: number }) {
  const row = found(await topUps.topUp(tx, actor.customerId, top_up_id));
  const rounds = await topUps.roundsOf(tx, actor.customerId, top_up_id);
  const earlier = rounds.map((one) => roundRow(one, row.currency, language));
  return { ...topUpRow(row, language), account: paidAccount(row), voucher_file_id: row.voucher_file_id, earlier };
}

/** A voucher needs what the payment records need. */
export const mayReadVoucher: FileReader = async ({ tx, actor }, { file_id }) =>
  (await topUps.isVoucher(tx, actor.customerId, file_id)) ? actor.can.has('top-ups.read') : null;

/** Whether the merchant's first top-up was received (DASH-02). */
export function hasReceivedTopUp({ tx, actor }: MerchantCtx): Promise<boolean> {
  return topUps.hasReceived(tx, actor.customerId);
}

export function countTopUps({ tx, actor }: MerchantCtx) {
  return topUps.topUpCounts(tx, actor.customerId);
}
