import { customerOf } from '#server/areas/accounts/accounts.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import * as transactions from './transactions.queries.ts';

const MONTHS = 12;
type Listed = Parameters<typeof transactions.entryPage>[2];

/** One customer's ledger, newest first. */
export async function listTransactionsForStaff({ tx }: DeskCtx, { customer_id, ...input }: Listed & { customer_id: number }) {
  await customerOf(tx, customer_id);
  return transactions.entryPage(tx, customer_id, input);
}

/** Opening and closing balances, each from one entry: sums over a month of a large ledger would take seconds. */
export async function listMonths({ tx, now }: DeskCtx, { customer_id }: { customer_id: number }) {
  const { created_at } = await customerOf(tx, customer_id);
  const first = dayOf(created_at).slice(0, 7);
  const months = lastMonths(dayOf(now)).filter((month) => month >= first);
  const starts = [...months.map(startOfMonth), new Date(now.getTime() + 1)];
  const balances = await transactions.balancesBefore(tx, customer_id, starts);
  const list = months.map((month, at) => ({ month, opening: balances[at] ?? '0.00', closing: balances[at + 1] ?? '0.00' }));
  return { list: list.toReversed() };
}

function startOfMonth(month: string): Date {
  return startOfDay(`${month}-01`);
}

/** The newest last. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) => new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7));
}
