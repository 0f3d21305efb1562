import { runStorageJob, settleStorageJob } from '@quayside/contract/storage-fees/storage-fees.jobs';
import { RUN_DAYS_BACK } from '@quayside/domain/storage-fees/storage-rules';
import { add, money, moneyText } from '@quayside/domain/kernel/money';
import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import { chargeWithinBalance, usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import * as fees from './storage-fees.queries.ts';
import { chargeOf } from './storage-fees.service.ts';
import * as run from './storage-run.queries.ts';
import * as settlements from './storage-settlements.queries.ts';

/** Bills a day for all merchants, once: a second run finds it done (BILL-11). Automatic settlement follows, a job for each customer. */
export async function billDay({ tx, now, enqueue }: SystemCtx, day: string, startedBy: string | null = null): Promise<void> {
  if (!(await run.claimDay(tx, day, now, startedBy))) return;
  await run.closeDay(tx, day, await run.billDayAcrossMerchants(tx, day, startOfDay(day, 1), now));
  for (const customer_id of await settlements.automaticWithBillsAcrossMerchants(tx))
    await enqueue(settleStorageJob, { customer_id, day }, { key: String(customer_id) });
}

/** Settles oldest first and stops at the first bill the customer's own money does not cover: never below zero, never from credit. */
export async function settleAutomatically(ctx: SystemCtx, { customer_id, day }: { customer_id: number; day: string }): Promise<void> {
  const { tx, now, actor } = ctx;
  if (!(await settlements.isAutomatic(tx, customer_id))) return;
  let settled = { bills: 0, amount: money(0n, 'USD') };
  for (const row of await fees.lockUnsettledBills(tx, customer_id)) {
    const { document, entry } = chargeOf(row);
    if (!(await chargeWithinBalance(ctx, customer_id, document, [entry]))) break;
    await fees.writeBill(tx, customer_id, row.bill_id, { settled_at: now, settled_by: actor.name });
    settled = { bills: settled.bills + 1, amount: add(settled.amount, usd(row.net)) };
  }
  if (settled.bills > 0) await run.addSettled(tx, day, settled.bills, moneyText(settled.amount));
}

/** Starts the run of a day the night has missed. What it did is in the list of runs. */
export async function startRun({ tx, now, actor, enqueue }: DeskCtx, { day }: { day: string }) {
  const today = dayOf(now);
  if (day >= today) refuseFields({ path: 'day', code: 'storage-fees.not_over', params: {} });
  if (day < dayOf(startOfDay(today, -RUN_DAYS_BACK)))
    refuseFields({ path: 'day', code: 'storage-fees.too_long_ago', params: { days: RUN_DAYS_BACK } });
  const done = await run.runOf(tx, day);
  if (done) refuseFields({ path: 'day', code: 'storage-fees.already_run', params: { bills: done.bills, amount: done.amount } });
  return { job_id: await enqueue(runStorageJob, { day, started_by: actor.name }, { key: day }) };
}

export async function listRuns({ tx }: DeskCtx) {
  return { list: await fees.newestRuns(tx) };
}

/** Whether the nightly run settles a customer's bills. */
export async function setAutomatic(ctx: DeskCtx, { customer_id, automatic }: { customer_id: number; automatic: 0 | 1 }) {
  await customerOf(ctx.tx, customer_id);
  const before = await settlements.isAutomatic(ctx.tx, customer_id);
  const changed = { changed_by: ctx.actor.name, changed_at: ctx.now };
  await (automatic === 1 ? settlements.switchOn(ctx.tx, { customer_id, ...changed }) : settlements.switchOff(ctx.tx, customer_id));
  ctx.concerns(customer_id, { before: { automatic: before }, after: { automatic: automatic === 1 }, isShownToMerchant: true });
  return { automatic };
}
