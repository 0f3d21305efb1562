import type { Selectable } from 'kysely';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import type { PlatformType } from '@quayside/domain/brands/brand-rules';
import { moneyText, plainRate, type Currency } from '@quayside/domain/kernel/money';
import { inUsd, keptAmount } from '@quayside/domain/top-ups/top-up-rules';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as bank from './bank-statements.queries.ts';
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
export function topUpRow({ customer_id: _mine, voucher_file_id, paid_account: _account, ...row }: Row<typeof topUps.topUp>) {
  return {
    ...row,
    amount: amountText(row),
    rate: row.rate && plainRate(row.rate),
    voucher_url: `${uploadsCalls.getFile.path}?file_id=${voucher_file_id}`,
  };
}

/** A top-up as staff see it, with its value at the rate of the payment day. */
export function deskTopUpRow(row: Row<typeof topUps.topUpForStaff>) {
  const { customer_id, customer_name, reviewed_by, waiting_approval_id, proposed_rate, proposed_source, ...rest } = row;
  const { booked_on, line_amount, line_currency, words, line_state, ...topUp } = rest;
  const rate = row.currency === 'USD' ? '1' : proposed_rate;
  return {
    ...topUpRow({ ...topUp, customer_id }),
    customer_id,
    customer_name,
    reviewed_by,
    waiting_approval_id,
    account: paidAccount(row),
    proposed_usd: rate && moneyText(inUsd(keptAmount(row.amount, row.currency), rate)),
    proposed_rate: proposed_rate && plainRate(proposed_rate),
    proposed_source,
    voucher_url: `${topUpsDeskCalls.deskVoucher.path}?customer_id=${customer_id}&top_up_id=${row.top_up_id}`,
    bank_line: bankLine(booked_on, line_amount, line_currency, words, line_state),
  };
}

type Joined = Row<typeof topUps.topUpForStaff>;

/** The bank line joined to a top-up, or null if there is none (then all its columns are null). */
function bankLine(
  booked_on: Joined['booked_on'],
  amount: Joined['line_amount'],
  currency: Joined['line_currency'],
  words: Joined['words'],
  state: Joined['line_state'],
) {
  if (booked_on === null || amount === null || currency === null || words === null || state === null) return null;
  return { booked_on, amount, currency, words, state };
}

/** A bank line with the top-up it names. Staff do not see a top-up that is not submitted yet. */
export function statementLine({ line_id, statement, row_no, booked_on, words, state, created_at, ...row }: Row<typeof bank.statementLine>) {
  const { customer_id, customer_name, top_up_id, reference, top_up_amount: amount, top_up_currency: currency, status } = row;
  const named = customer_id !== null && customer_name !== null && top_up_id !== null && reference !== null;
  const isShown = named && amount !== null && currency !== null && status !== null && status !== 'draft';
  const top_up = isShown
    ? { customer_id, customer_name, top_up_id, reference, status, currency, amount: amountText({ amount, currency }) }
    : null;
  return { line_id, statement, row_no, booked_on, currency: row.currency, amount: row.amount, words, state, top_up, created_at };
}
