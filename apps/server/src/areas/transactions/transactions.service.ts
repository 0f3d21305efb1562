import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { transactionsOpenCalls } from '@quayside/contract/transactions/transactions.open-calls';
import { exportTransactionsJob, writeStatementJob } from '@quayside/contract/transactions/transactions.jobs';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { cursorPage } from '#server/kernel/cursor.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { permitWholeAccount } from '#server/kernel/whole-account.ts';
import { conversionOf } from './transactions.map.ts';
import * as transactions from './transactions.queries.ts';

type Listed = Parameters<typeof transactions.entryPage>[2];

/** The merchant's ledger, newest first. */
export function listTransactions({ tx, actor }: MerchantCtx, input: Listed) {
  return transactions.entryPage(tx, actor.customerId, input);
}

const MISSING_SHOWN = 100;

/** The same by numbers, with those that were not found: a typing mistake must not look like a missing booking. */
export async function searchTransactions({ tx, actor }: MerchantCtx, input: Listed) {
  const page = await transactions.entryPage(tx, actor.customerId, input);
  return { ...page, ...(await transactions.missingEntries(tx, actor.customerId, input.entry_ids ?? [], MISSING_SHOWN)) };
}

/** One entry, with the other entries of the same document. */
export async function getTransaction({ tx, actor }: MerchantCtx, { entry_id }: { entry_id: number }) {
  const entry = found(await transactions.entry(tx, actor.customerId, entry_id));
  const all = await transactions.entriesOfSource(tx, actor.customerId, entry);
  return { ...entry, ...conversionOf(entry), siblings: all.filter((one) => one.entry_id !== entry_id) };
}

/** The ledger for a key. */
export async function listOpenTransactions(ctx: MerchantCtx, input: ParsedOf<typeof transactionsOpenCalls.openList>) {
  permitWholeAccount(ctx);
  return cursorPage(ctx, 'transactions', transactions.entries(ctx.tx, ctx.actor.customerId, input), input, [
    { column: 'created_at', type: 'timestamptz' },
    { column: 'entry_id', type: 'bigint' },
  ]);
}

export async function getOpenTransaction(ctx: MerchantCtx, input: { entry_id: number }) {
  permitWholeAccount(ctx);
  return getTransaction(ctx, input);
}

/** Only one customer has fulfilment fees, and only that one may list them (BILL-06, D-62). */
export async function listFulfilmentFees({ tx, actor }: MerchantCtx, input: Listed) {
  if ((await configValue(tx, 'fulfilment_fee_customer_id')) !== String(actor.customerId)) throw new Refusal('permission.denied');
  return transactions.entryPage(tx, actor.customerId, { ...input, fee_type: 'fulfilment' });
}

export async function exportTransactions({ actor, language, enqueue }: MerchantCtx, filters: transactions.TransactionFilters) {
  const asked = { customer_id: actor.customerId, account_id: actor.accountId, language };
  return { job_id: await enqueue(exportTransactionsJob, { ...asked, filters }) };
}

export async function makeStatement({ actor, language, enqueue }: MerchantCtx, input: { month: string; format: 'pdf' | 'xlsx' }) {
  const asked = { customer_id: actor.customerId, account_id: actor.accountId, language };
  return { job_id: await enqueue(writeStatementJob, { ...asked, ...input }) };
}
