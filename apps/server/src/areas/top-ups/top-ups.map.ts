import type { Selectable } from 'kysely';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import type { PlatformType } from '@quayside/domain/brands/brand-rules';
import { moneyText, plainRate, type Currency } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount, type BankVerdict } from '@quayside/domain/top-ups/top-up-rules';
import type { Language } from '@quayside/i18n/languages';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as bank from './bank-statements.queries.ts';
import type * as desk from './desk-top-ups.queries.ts';
import type { DuplicateRow } from './duplicates.queries.ts';
import type * as rates from './exchange-rates.queries.ts';
import type * as topUps from './top-ups.queries.ts';

type Row<Query extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Query>>>;
type Account = Selectable<Tables['receiving_accounts']> & { currency: Currency; platform_type: PlatformType };

export function receivingAccount({ platform_type: _brand, enabled: _open, updated_at: _when, replaces: _old, ...row }: Account) {
  return row;
}

export function keptAccount(paid_account: unknown) {
  return paid_account as ReturnType<typeof receivingAccount>; // only `getReceivingAccount` writes it
}

/** The account a top-up was paid to, as the merchant saw it then. */
export function paidAccount({ paid_account }: { paid_account: unknown }) {
  return paid_account === null ? null : keptAccount(paid_account);
}

export function receivingAccountRow({ replaces: _old, ...row }: Account) {
  return { ...row, enabled: flag(row.enabled) };
}

export function rateRow(row: Row<typeof rates.rateAcrossMerchants>) {
  return { ...row, rate: plainRate(row.rate) };
}

export function amountText({ amount, currency }: { amount: string; currency: Currency }): string {
  return moneyText(keptAmount(amount, currency));
}

/** A top-up as its merchant sees it. */
export function topUpRow(
  { customer_id: _mine, voucher_file_id, paid_account: _account, staff_remark_cn, ...row }: Row<typeof topUps.topUp>,
  language: Language = 'en',
) {
  return {
    ...row,
    staff_remark: remarkIn(language, row.staff_remark, staff_remark_cn),
    amount: amountText(row),
    rate: row.rate && plainRate(row.rate),
    voucher_url: `${uploadsCalls.getFile.path}?file_id=${voucher_file_id}`,
  };
}

/** A rejection from a template in the reader's language; what staff wrote themselves as it is. */
function remarkIn(language: Language, remark: string, remark_cn: string): string {
  return language === 'zh_CN' && remark_cn !== '' ? remark_cn : remark;
}

/** An earlier round as its merchant sees it. */
export function roundRow({ staff_remark_cn, reviewer_id: _who, ...row }: Round, currency: Currency, language: Language) {
  return {
    ...row,
    amount: amountText({ amount: row.amount, currency }),
    staff_remark: remarkIn(language, row.staff_remark, staff_remark_cn),
  };
}
export type Round = Awaited<ReturnType<typeof topUps.roundsOf>>[number];

/** A top-up as staff see it, with its value at the rate of the payment day. */
export function deskTopUpRow(row: Joined, language: Language, duplicate: DuplicateRow | undefined, reviewing: readonly string[] = []) {
  const { customer_id, customer_name, reviewed_by, waiting_approval_id, proposed_rate, proposed_source, ...rest } = row;
  const { booked_on: _b, line_amount: _a, line_currency: _c, words: _w, line_state: _s, line_id: _l, line_reason: _r, ...more } = rest;
  const { by_hand: _h, named_top_up_id: _n, ...topUp } = more;
  const rate = row.currency === 'USD' ? '1' : proposed_rate;
  return {
    ...topUpRow({ ...topUp, customer_id }, language),
    customer_id,
    customer_name,
    reviewed_by,
    waiting_approval_id,
    account: paidAccount(row),
    proposed_usd: rate && moneyText(inUsd(keptAmount(row.amount, row.currency), rate)),
    proposed_rate: proposed_rate && plainRate(proposed_rate),
    proposed_source,
    voucher_url: deskVoucherUrl(row),
    bank_line: bankLine(row),
    bank: bankVerdict(row),
    duplicate: duplicate ? duplicateRow(duplicate) : null,
    reviewing: [...reviewing],
  };
}

type Joined = Row<typeof desk.topUpForStaff>;

function deskVoucherUrl({ customer_id, top_up_id, round = 1 }: { customer_id: number; top_up_id: number; round?: number }): string {
  // The round makes the address of a new slip another one: browsers keep files for good.
  return `${topUpsDeskCalls.deskVoucher.path}?customer_id=${customer_id}&top_up_id=${top_up_id}${round > 1 ? `&round=${round}` : ''}`;
}

/** The bank line joined to a top-up, or null if there is none (then all its columns are null). */
function bankLine({
  line_id,
  booked_on,
  line_amount: amount,
  line_currency: currency,
  words,
  line_state: state,
  line_reason: reason,
}: Joined) {
  if (line_id === null || booked_on === null || amount === null || currency === null) return null;
  return { line_id, booked_on, amount, currency, words: words ?? '', state: state ?? 'open', reason: reason ?? '' };
}

/** `agrees` needs all three: reference in the text, currency and amount. */
function bankVerdict(row: Joined): BankVerdict {
  if (row.line_id === null) return 'none';
  const isPaying = row.line_state === 'proposed' || row.line_state === 'confirmed';
  if (isPaying && row.by_hand === 'matched') return 'matched';
  const isEqual = row.line_amount === row.amount && row.line_currency === row.currency;
  return isPaying && isEqual && row.named_top_up_id === row.top_up_id ? 'agrees' : 'differs';
}

function duplicateRow({ of_customer_id: _c, of_top_up_id: _t, ...row }: DuplicateRow) {
  return { ...row, voucher_url: deskVoucherUrl(row) };
}

/** A bank line with the top-up it names. Staff do not see a top-up that is not submitted yet. */
export function statementLine({
  line_id,
  statement,
  row_no,
  booked_on,
  words,
  state,
  created_at,
  ...row
}: Row<typeof bank.statementLineAcrossMerchants>) {
  const { by_hand, reason, decided_by, decided_at } = row;
  const { customer_id, customer_name, top_up_id, reference, top_up_amount: amount, top_up_currency: currency, status } = row;
  const named = customer_id !== null && customer_name !== null && top_up_id !== null && reference !== null;
  const isShown = named && amount !== null && currency !== null && status !== null && status !== 'draft';
  const top_up = isShown
    ? { customer_id, customer_name, top_up_id, reference, status, currency, amount: amountText({ amount, currency }) }
    : null;
  return {
    line_id,
    statement,
    row_no,
    booked_on,
    currency: row.currency,
    amount: row.amount,
    words,
    state,
    top_up,
    created_at,
    by_hand,
    reason,
    decided_by,
    decided_at,
  };
}
