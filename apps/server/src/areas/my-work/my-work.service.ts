import { queues as rules, type QueueName } from '@quayside/contract/kernel/queues';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { DUE_SOON_MINUTES } from '@quayside/domain/my-work/work-rules';
import { workingMinutes, workingMinutesBefore } from '@quayside/domain/my-work/working-time';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { allQueues, type Queue } from '#server/kernel/queues.ts';
import { liveSince } from './claims.ts';
import { workersOf } from './claims.queries.ts';
import * as work from './my-work.queries.ts';

type Calls = typeof myWorkDeskCalls;

/** The queues this person works on, in the order of the page: by group, then by position. */
function queuesFor({ actor }: DeskCtx): readonly Queue[] {
  const order = Object.keys(rules);
  return allQueues
    .answers()
    .filter(({ name }) => actor.can.has(rules[name].permission))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

type Scope = { readonly mine?: 0 | 1 | undefined };

/** What waits, with the moments before which it is late or soon due. */
function waitingIn(ctx: DeskCtx, { mine }: Scope) {
  const now = ctx.now.getTime();
  return queuesFor(ctx).flatMap((queue) => {
    const rows = queue.waiting(ctx);
    if (rows === null) return [];
    const { targetMinutes } = rules[queue.name];
    return {
      name: queue.name,
      rows: mine === 1 ? work.ofManagedCustomers(rows, ctx.actor.staffId) : rows,
      lateBefore: new Date(workingMinutesBefore(now, targetMinutes)),
      dueBefore: new Date(workingMinutesBefore(now, targetMinutes - DUE_SOON_MINUTES)),
    };
  });
}

/** Counts for the menu, by the page of each queue's list. */
export async function countWork(ctx: DeskCtx) {
  const counts = await work.countForMenu(ctx.tx, waitingIn(ctx, {}));
  return {
    list: counts.map(({ queue, waiting, late }) => ({ queue, path: pageOf(queue), count: waiting, late })),
  };
}

function pageOf(queue: QueueName): string {
  return rules[queue].path.replace(/\?.*$/, '');
}

export async function listQueues(ctx: DeskCtx, scope: ParsedOf<Calls['queues']>) {
  const counts = await work.countQueues(ctx.tx, waitingIn(ctx, scope));
  return {
    now: ctx.now,
    list: counts.map(({ oldest, ...count }) => {
      const { group, path, targetMinutes } = rules[count.queue];
      return {
        ...count,
        group,
        path,
        target_minutes: targetMinutes,
        oldest_minutes: oldest === null ? null : minutesSince(oldest, ctx.now),
      };
    }),
  };
}

export async function listProgress(ctx: DeskCtx) {
  const cleared = await clearedToday(ctx);
  const workers = await workersByQueue(ctx);
  return {
    list: queuesFor(ctx).map(({ name: queue }) => {
      const done = cleared.get(queue);
      return { queue, workers: workers.get(queue) ?? [], cleared: done?.cleared ?? null, cleared_by_me: done?.by_me ?? null };
    }),
  };
}

function minutesSince(since: Date, now: Date): number {
  return Math.floor(workingMinutes(since.getTime(), now.getTime()));
}

async function clearedToday(ctx: DeskCtx) {
  const today = startOfDay(dayOf(ctx.now));
  const asked = queuesFor(ctx).flatMap(({ name, cleared }) => {
    if (cleared === null) return [];
    return { name, rows: typeof cleared === 'function' ? cleared(today) : work.loggedSince(cleared, today) };
  });
  const counts = await work.countCleared(ctx.tx, ctx.actor.staffId, asked);
  return new Map(counts.map((count) => [count.queue, count]));
}

async function workersByQueue(ctx: DeskCtx): Promise<ReadonlyMap<string, string[]>> {
  const names = queuesFor(ctx).map(({ name }) => name);
  if (names.length === 0) return new Map();
  const rows = await workersOf(ctx.tx, names, liveSince(ctx.now));
  return new Map([...Map.groupBy(rows, ({ queue }) => queue)].map(([queue, of]) => [queue, of.map(({ name }) => name)]));
}

/** Across all queues, most overdue first: by time past target, not by age. */
export async function listItems(ctx: DeskCtx, { mine, page, limit }: ParsedOf<Calls['items']>) {
  const rows = await work.oldestOfQueues(ctx.tx, waitingIn(ctx, { mine }), page * limit + 1);
  const sorted = rows
    .map((row) => ({ ...row, minutes: minutesSince(row.since, ctx.now), target: rules[row.queue].targetMinutes }))
    .toSorted((a, b) => b.minutes - b.target - (a.minutes - a.target) || a.since.getTime() - b.since.getTime() || a.id - b.id);
  const shown = sorted.slice((page - 1) * limit, page * limit);
  const items = await itemsOf(ctx, shown);
  return {
    has_more: sorted.length > page * limit,
    list: shown.flatMap(({ queue, id, since, minutes, target }) => {
      const item = items.get(`${queue} ${id}`);
      return item === undefined ? [] : [{ ...item, queue, since, minutes, target_minutes: target }];
    }),
  };
}

async function itemsOf(ctx: DeskCtx, rows: readonly work.WaitingRow[]) {
  const found = new Map<string, Awaited<ReturnType<Queue['items']>>[number]>();
  for (const { name, items } of queuesFor(ctx)) {
    const ids = rows.flatMap(({ queue, id }) => (queue === name ? [id] : []));
    if (ids.length === 0) continue;
    for (const item of await items(ctx, ids)) found.set(`${name} ${item.id}`, item);
  }
  return found;
}
