import { Cron } from 'croner';
import type { Job } from '@quayside/contract/kernel/job';
import { systemActor } from './actor.ts';
import type { Deps } from './deps.ts';
import { enqueueIn } from './enqueue.ts';
import { asSystem } from './transaction.ts';

/** The provider's time zone (D-63). */
const ZONE = 'Asia/Shanghai';
/** Limits one batch after a long downtime; the rest follows with the next ticks. */
const MOST_AT_ONCE = 100;

/** Enqueues one job per due slot. Safe with several processes: the schedule's row is locked and the slot is the job's key. */
export async function scheduleDue(deps: Deps, jobs: readonly Job[], now: Date = new Date()): Promise<number> {
  let added = 0;
  for (const job of jobs) {
    const { schedule } = job;
    if (!schedule) continue;
    added += await asSystem(deps.database, async (tx) => {
      await tx
        .insertInto('schedules')
        .values({ name: job.name, last_slot: now })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { last_slot } = await tx
        .selectFrom('schedules')
        .select('last_slot')
        .where('name', '=', job.name)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const slots = dueSlots(schedule.cron, last_slot, now);
      const wanted = schedule.catchUp === 'latest' ? slots.slice(-1) : slots;
      const newest = slots.at(-1);
      if (!newest) return 0;
      const enqueue = enqueueIn(tx, systemActor);
      for (const slot of wanted) await enqueue(job, { slot: slot.toISOString() }, { key: slot.toISOString() });
      await tx.updateTable('schedules').set({ last_slot: newest }).where('name', '=', job.name).execute();
      return wanted.length;
    });
  }
  return added;
}

/** The slots of a cron expression after `since` and up to `now`, oldest first. */
export function dueSlots(cron: string, since: Date, now: Date): Date[] {
  const clock = new Cron(cron, { timezone: ZONE, paused: true });
  const slots: Date[] = [];
  for (let next = clock.nextRun(since); next && next <= now && slots.length < MOST_AT_ONCE; next = clock.nextRun(next)) slots.push(next);
  return slots;
}
