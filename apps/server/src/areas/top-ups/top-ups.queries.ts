import { sql, type NotNull } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';

export type Status = (typeof topUpStatuses)[number];
type Choice = { readonly method: PaymentMethod; readonly currency: Currency };

/** Keeps the unused draft for this account longer; undefined when there is none. */
export function extendDraft(tx: Tx, customerId: number, receivingAccountId: number, draft_until: Date) {
  return tx
    .updateTable('top_ups')
    .set({ draft_until })
    .where('customer_id', '=', customerId)
    .where('receiving_account_id', '=', receivingAccountId)
    .where('status', '=', 'draft')
    .returning('reference')
    .executeTakeFirst();
}

/** The account as the merchant sees it, kept with the payment. */
type ShownAccount = { receiving_account_id: number; paid_account: string };
type NewDraft = Choice & ShownAccount & { reference: string; created_at: Date; draft_until: Date };

/** Inserts a draft; does nothing if a concurrent request made one or the reference is taken. */
export async function insertDraft(tx: Tx, customerId: number, draft: NewDraft): Promise<void> {
  await tx
    .insertInto('top_ups')
    .values({ ...draft, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An unused draft, and whether its account can still be paid to. */
export function draft(tx: Tx, customerId: number, reference: string, now: Date) {
  return tx
    .selectFrom('top_ups as t')
    .innerJoin('receiving_accounts as a', 'a.receiving_account_id', 't.receiving_account_id')
    .select(['t.reference', 't.method', 't.currency', 't.paid_account', 't.draft_until', 'a.enabled'])
    .where('t.customer_id', '=', customerId)
    .where('t.reference', '=', reference)
    .where('t.status', '=', 'draft')
    .where('t.draft_until', '>', now)
    .$narrowType<{ currency: Currency; draft_until: NotNull; paid_account: NotNull }>()
    .executeTakeFirst();
}

/** Deletes unused drafts, except where a bank line names one: that money waits for its proof. */
export async function deleteOldDraftsAcrossMerchants(tx: Tx): Promise<void> {
  await sql`
    delete from top_ups t
     where t.status = 'draft' and t.draft_until < now()
       and not exists (select from bank_statement_lines l where l.customer_id = t.customer_id and l.top_up_id = t.top_up_id)`.execute(tx);
}

/** Row lock while submitting, so that two clicks are serialized. */
export function lockByReference(tx: Tx, customerId: number, reference: string) {
  return tx
    .selectFrom('top_ups')
    .select(['top_up_id', 'status', 'method', 'currency'])
    .where('customer_id', '=', customerId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

type Proof = {
  amount: string;
  paid_on: string;
  voucher_file_id: string;
  remark: string;
  account_id: number | null;
  acting_staff_id: number | null;
  submitted_at: Date;
};

export async function writeProof(tx: Tx, customerId: number, topUpId: number, proof: Proof): Promise<void> {
  await tx
    .updateTable('top_ups')
    .set({ ...proof, status: 'submitted' })
    .where('customer_id', '=', customerId)
    .where('top_up_id', '=', topUpId)
    .execute();
}

export async function isVoucher(tx: Tx, customerId: number, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('top_ups')
    .select('top_up_id')
    .where('customer_id', '=', customerId)
    .where('voucher_file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function submitted(tx: Tx) {
  return tx.selectFrom('top_ups as t').where('t.status', '<>', 'draft');
}
type Submitted = ReturnType<typeof submitted>;

/** Adds the columns merchants and staff may see. */
function shown(rows: Submitted) {
  return rows
    .innerJoin('files as f', (on) => on.onRef('f.customer_id', '=', 't.customer_id').onRef('f.file_id', '=', 't.voucher_file_id'))
    .select(['t.top_up_id', 't.customer_id', 't.reference', 't.method', 't.currency', 't.amount', 't.paid_on', 't.status', 't.remark'])
    .select(['t.staff_remark', 't.credited_usd', 't.rate', 't.rate_source', 't.voucher_file_id', 't.submitted_at', 't.reviewed_at'])
    .select(['f.name as voucher_name', 'f.mime as voucher_mime', 't.paid_account'])
    .$narrowType<{
      amount: NotNull;
      paid_on: NotNull;
      submitted_at: NotNull;
      voucher_file_id: NotNull;
      currency: Currency;
      status: Status;
    }>();
}

type Filters = {
  status?: Status | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  reference?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Filters by the day of submission, in the provider's time zone. */
export function topUpPage(tx: Tx, customerId: number, input: Page<'submitted_at'> & Filters) {
  let rows = submitted(tx).where('t.customer_id', '=', customerId);
  if (input.status) rows = rows.where('t.status', '=', input.status);
  if (input.method) rows = rows.where('t.method', '=', input.method);
  if (input.currency) rows = rows.where('t.currency', '=', input.currency);
  if (input.reference) rows = rows.where((is) => startsWithCapitals(is, 't.reference', input.reference ?? ''));
  if (input.from) rows = rows.where('t.submitted_at', '>=', startOfDay(input.from));
  if (input.to) rows = rows.where('t.submitted_at', '<', startOfDay(input.to, 1));
  return pageCounting(tx, shown(rows), rows, input, { submitted_at: 't.submitted_at' }, 't.top_up_id');
}

export function topUp(tx: Tx, customerId: number, topUpId: number) {
  return shown(submitted(tx).where('t.customer_id', '=', customerId).where('t.top_up_id', '=', topUpId)).executeTakeFirst();
}

/** Whether any top-up of the merchant was received. */
export async function hasReceived(tx: Tx, customerId: number): Promise<boolean> {
  const rows = tx.selectFrom('top_ups').select('top_up_id').where('customer_id', '=', customerId).where('status', '=', 'received');
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** For staff: with customer, reviewer, the rate of the payment day, and the matching bank line. */
function shownToStaff(rows: Submitted) {
  return shown(rows)
    .innerJoin('customers as c', 'c.customer_id', 't.customer_id')
    .leftJoin('staff as s', 's.staff_id', 't.reviewed_by')
    .leftJoin('approvals as w', (on) =>
      on.onRef('w.subject', '=', 't.reference').on('w.kind', '=', 'top_up').on('w.state', '=', 'proposed'),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('exchange_rates as x')
          .select(['x.rate', 'x.source'])
          .whereRef('x.currency', '=', 't.currency')
          .whereRef('x.valid_from', '<=', 't.paid_on')
          .orderBy('x.valid_from', 'desc')
          .limit(1)
          .as('r'),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('bank_statement_lines as l')
          .select(['l.booked_on', 'l.amount', 'l.currency', 'l.words', 'l.state'])
          .whereRef('l.customer_id', '=', 't.customer_id')
          .whereRef('l.top_up_id', '=', 't.top_up_id')
          .where('l.state', '<>', 'ignored')
          .orderBy(sql`l.state = 'open'`)
          .orderBy('l.line_id')
          .limit(1)
          .as('b'),
      (on) => on.onTrue(),
    )
    .select([
      'c.name as customer_name',
      's.name as reviewed_by',
      'w.approval_id as waiting_approval_id',
      'r.rate as proposed_rate',
      'r.source as proposed_source',
    ])
    .select(['b.booked_on', 'b.amount as line_amount', 'b.currency as line_currency', 'b.words', 'b.state as line_state']);
}

type DeskFilters = { status?: Status | undefined; customer_id?: number | undefined; reference?: string | undefined };

/** Newest first; those waiting for review oldest first. */
export function topUpsAcrossMerchants(tx: Tx, input: Page<'top_up_id'> & DeskFilters) {
  let rows = submitted(tx);
  if (input.status) rows = rows.where('t.status', '=', input.status);
  if (input.customer_id !== undefined) rows = rows.where('t.customer_id', '=', input.customer_id);
  if (input.reference) rows = rows.where((is) => startsWithCapitals(is, 't.reference', input.reference ?? ''));
  const list = shownToStaff(rows);
  if (input.status !== 'submitted') return pageCounting(tx, list, rows, input, { top_up_id: 't.top_up_id' }, 't.top_up_id');
  const queue = { ...input, sort: 'submitted_at', order: 'asc' } as const;
  return pageCounting(tx, list, rows, queue, { submitted_at: 't.submitted_at' }, 't.top_up_id');
}

export function topUpForStaff(tx: Tx, customerId: number, topUpId: number) {
  return shownToStaff(submitted(tx).where('t.customer_id', '=', customerId).where('t.top_up_id', '=', topUpId)).executeTakeFirst();
}

/** Row lock during a review, so that concurrent reviews are serialized. */
export function lockTopUp(tx: Tx, customerId: number, topUpId: number) {
  return tx
    .selectFrom('top_ups')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('top_up_id', '=', topUpId)
    .where('status', '<>', 'draft')
    .$narrowType<{ amount: NotNull; paid_on: NotNull; currency: Currency; status: Status }>()
    .forUpdate()
    .executeTakeFirst();
}
export type LockedTopUp = NonNullable<Awaited<ReturnType<typeof lockTopUp>>>;

type Review = {
  status: 'received' | 'rejected';
  reviewed_at: Date;
  reviewed_by: number;
  staff_remark: string;
  credited_usd?: string;
  rate?: string | null;
  rate_source?: string | null;
};

export async function writeReview(tx: Tx, customerId: number, topUpId: number, review: Review): Promise<void> {
  await tx.updateTable('top_ups').set(review).where('customer_id', '=', customerId).where('top_up_id', '=', topUpId).execute();
}

/** A merchant's payments by status, for the tabs. */
export function topUpCounts(tx: Tx, customerId: number) {
  const own = submitted(tx).where('t.customer_id', '=', customerId);
  return countTabs(tx, topUpStatuses, (status) => own.where('t.status', '=', status));
}

export function topUpCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, topUpStatuses, (status) => submitted(tx).where('t.status', '=', status));
}
