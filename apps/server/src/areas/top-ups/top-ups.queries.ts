import { sql, type ExpressionBuilder, type NotNull } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import { topUpStatuses } from '@quayside/domain/top-ups/top-up-rules';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { countTabs, pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

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
       and not exists (select from bank_statement_lines l where l.customer_id = t.customer_id and l.top_up_id = t.top_up_id)
       and not exists (select from bank_statement_lines l where l.named_customer_id = t.customer_id and l.named_top_up_id = t.top_up_id)`.execute(
    tx,
  );
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

/** The file's hash is kept with the payment, so that the same slip is found by an index. */
function hashOf(of: ExpressionBuilder<Tables, 'top_ups'>, customerId: number, fileId: string) {
  return of.selectFrom('files').select('sha256').where('customer_id', '=', customerId).where('file_id', '=', fileId);
}

export async function writeProof(tx: Tx, customerId: number, topUpId: number, proof: Proof): Promise<void> {
  await tx
    .updateTable('top_ups')
    .set((of) => ({ ...proof, status: 'submitted', voucher_hash: hashOf(of, customerId, proof.voucher_file_id) }))
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
  return row !== undefined || isEarlierVoucher(tx, customerId, fileId);
}

async function isEarlierVoucher(tx: Tx, customerId: number, fileId: string): Promise<boolean> {
  const rows = tx.selectFrom('top_up_rounds').select('round').where('customer_id', '=', customerId).where('voucher_file_id', '=', fileId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

export function submitted(tx: Tx) {
  return tx.selectFrom('top_ups as t').where('t.status', '<>', 'draft');
}
export type Submitted = ReturnType<typeof submitted>;

/** Adds the columns merchants and staff may see. */
export function shown(rows: Submitted) {
  return rows
    .innerJoin('files as f', (on) => on.onRef('f.customer_id', '=', 't.customer_id').onRef('f.file_id', '=', 't.voucher_file_id'))
    .select(['t.top_up_id', 't.customer_id', 't.reference', 't.method', 't.currency', 't.amount', 't.paid_on', 't.status', 't.remark'])
    .select(['t.staff_remark', 't.credited_usd', 't.rate', 't.rate_source', 't.voucher_file_id', 't.submitted_at', 't.reviewed_at'])
    .select(['t.round', 't.staff_remark_cn'])
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
  staff_remark_cn?: string;
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

/** Keeps the rejected round, then sends the corrected one: no decision is lost. The caller holds the row. */
export async function startRound(tx: Tx, customerId: number, topUpId: number, proof: Proof): Promise<void> {
  await sql`
    insert into top_up_rounds (customer_id, top_up_id, round, amount, paid_on, voucher_file_id, remark, submitted_at, reviewed_at,
           reviewed_by, staff_remark, staff_remark_cn)
    select customer_id, top_up_id, round, amount, paid_on, voucher_file_id, remark, submitted_at, reviewed_at, reviewed_by, staff_remark,
           staff_remark_cn
      from top_ups where customer_id = ${customerId} and top_up_id = ${topUpId}`.execute(tx);
  const undecided = { reviewed_at: null, reviewed_by: null, staff_remark: '', staff_remark_cn: '' } as const;
  await tx
    .updateTable('top_ups')
    .set((of) => ({
      ...proof,
      ...undecided,
      status: 'submitted',
      round: sql<number>`round + 1`,
      voucher_hash: hashOf(of, customerId, proof.voucher_file_id),
    }))
    .where('customer_id', '=', customerId)
    .where('top_up_id', '=', topUpId)
    .execute();
}

/** Earlier rounds, newest first. */
export function roundsOf(tx: Tx, customerId: number, topUpId: number) {
  return tx
    .selectFrom('top_up_rounds as r')
    .innerJoin('files as f', (on) => on.onRef('f.customer_id', '=', 'r.customer_id').onRef('f.file_id', '=', 'r.voucher_file_id'))
    .select(['r.round', 'r.amount', 'r.paid_on', 'r.remark', 'r.submitted_at', 'r.reviewed_at', 'r.reviewed_by as reviewer_id'])
    .select(['r.staff_remark', 'r.staff_remark_cn', 'f.name as voucher_name'])
    .where('r.customer_id', '=', customerId)
    .where('r.top_up_id', '=', topUpId)
    .orderBy('r.round', 'desc')
    .execute();
}
