import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Job, Lane } from '@quayside/contract/kernel/job';
import type { Deps } from './deps.ts';
import type { BoundJob } from './jobs.ts';
import { performJob, type Claimed } from './run-job.ts';
import { scheduleDue } from './schedules.ts';
import { asSystem } from './transaction.ts';

const POLL_MS = 1000;
const SCHEDULE_MS = 20_000;
/** Ten missed polls: the worker counts as not ready. */
const READ_WITHIN_MS = 10_000;
export type Worker = {
  wakeWorker: () => void;
  /** False when the last successful poll of the queue is too long ago. */
  hasReadLately: () => boolean;
  stop: () => Promise<void>;
};

/** Claims jobs from the queue and runs a limited number at once. Several workers may share one database. */
export function startWorker(deps: Deps, bound: readonly BoundJob[]): Worker {
  const me = randomUUID();
  const known = new Map(bound.map((one) => [one.job.name, one]));
  const names = [...known.keys()];
  const slots = laneSlots(deps.config);
  let stopping = false;
  let looking = false;
  let lookAgain = false;
  let lastRead = performance.now();
  let claiming: Promise<readonly Claimed[]> = Promise.resolve([]);

  async function look(): Promise<void> {
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = true;
    try {
      do {
        lookAgain = false;
        await fill();
        lastRead = performance.now();
      } while (lookAgain);
    } catch (error) {
      deps.logger.warn({ err: error }, 'the queue could not be read');
    } finally {
      looking = false;
    }
  }

  async function fill(): Promise<void> {
    const free = slots.free();
    if (stopping || free.all === 0) return;
    const claimed = await (claiming = claimDue(deps, me, names, free));
    for (const job of claimed) start(job);
    if (claimed.length === free.all) lookAgain = true;
  }

  function start(job: Claimed): void {
    void slots.hold(job, performJob(deps, me, job, known.get(job.name))).finally(() => (stopping ? undefined : look()));
  }

  const schedules = bound.map((one) => one.job).filter((job) => job.schedule !== undefined);
  const poll = () => void releaseAbandoned(deps).then(look);
  const tick = () => void addDue(deps, schedules).then((added) => (added > 0 ? look() : undefined));
  const timers = [
    setInterval(poll, POLL_MS),
    setInterval(tick, SCHEDULE_MS),
    setInterval(() => void renew(deps, me, slots.heldIds()), (deps.config.JOB_LEASE_SECONDS * 1000) / 3),
  ];
  tick();
  poll();
  return {
    wakeWorker: () => void look(),
    hasReadLately: () => performance.now() - lastRead < READ_WITHIN_MS,
    stop: async () => {
      stopping = true;
      for (const timer of timers.slice(0, 2)) clearInterval(timer);
      // A claim in flight may still return jobs: finish those too.
      await claiming.catch(() => []);
      await slots.allEnded();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Slots per lane. Long jobs are capped at JOB_LONG_SLOTS, so some slots always remain for quick jobs. */
function laneSlots({ JOB_SLOTS, JOB_LONG_SLOTS }: Deps['config']) {
  const active = new Set<{ readonly jobId: number; readonly lane: Lane; readonly work: Promise<void> }>();
  const free = () => {
    const all = JOB_SLOTS - active.size;
    const long = JOB_LONG_SLOTS - [...active].filter(({ lane }) => lane === 'long').length;
    return { all, long: Math.min(all, long) };
  };
  const hold = ({ job_id: jobId, lane }: Claimed, work: Promise<void>) => {
    const slot = { jobId, lane, work };
    active.add(slot);
    return work.finally(() => active.delete(slot));
  };
  return {
    free,
    hold,
    heldIds: () => [...active].map(({ jobId }) => jobId),
    allEnded: () => Promise.all([...active].map(({ work }) => work)),
  };
}

async function addDue(deps: Deps, schedules: readonly Job[]): Promise<number> {
  try {
    return await scheduleDue(deps, schedules);
  } catch (error) {
    deps.logger.warn({ err: error }, 'schedules could not be read');
    return 0;
  }
}

/** Long jobs first, because they have few slots. Quick jobs may use every slot that is left. */
function claimDue(deps: Deps, me: string, names: string[], free: { all: number; long: number }): Promise<Claimed[]> {
  return asSystem(deps.database, async (tx) => {
    const { rows } = await sql<Claimed>`
      with long as (
        select job_id from jobs where state = 'waiting' and lane = 'long' and run_at <= now() and name = any(${names})
        order by run_at, job_id limit ${free.long} for update skip locked
      ), quick as (
        select job_id from jobs where state = 'waiting' and lane = 'quick' and run_at <= now() and name = any(${names})
        order by run_at, job_id limit ${free.all} - (select count(*) from long) for update skip locked
      )
      update jobs set state = 'running', attempts = attempts + 1, leased_by = ${me},
                      leased_until = now() + make_interval(secs => ${deps.config.JOB_LEASE_SECONDS})
      where job_id in (select job_id from long union all select job_id from quick)
      returning job_id, customer_id, name, lane, payload, attempts, max_attempts`.execute(tx);
    return rows;
  });
}

/** Running jobs whose lease expired become due again: their worker is dead and its transaction rolled back. */
async function releaseAbandoned(deps: Deps): Promise<void> {
  try {
    await asSystem(deps.database, (tx) =>
      sql`update jobs set state = 'waiting', leased_by = null, leased_until = null where state = 'running' and leased_until < now()`.execute(
        tx,
      ),
    );
  } catch (error) {
    deps.logger.warn({ err: error }, 'abandoned jobs could not be released');
  }
}

async function renew(deps: Deps, me: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await asSystem(deps.database, (tx) =>
      sql`update jobs set leased_until = now() + make_interval(secs => ${deps.config.JOB_LEASE_SECONDS}) where job_id = any(${ids}) and leased_by = ${me} and state = 'running'`.execute(
        tx,
      ),
    );
  } catch (error) {
    deps.logger.warn({ err: error }, 'leases could not be renewed');
  }
}
