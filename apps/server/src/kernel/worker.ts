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
/** Long jobs first, because they have few slots. Quick jobs may use every slot that is left. */
const LANE_ORDER = ['long', 'quick'] as const satisfies readonly Lane[];

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
        for (const lane of LANE_ORDER) await fill(lane);
        lastRead = performance.now();
      } while (lookAgain);
    } catch (error) {
      deps.logger.warn({ err: error }, 'the queue could not be read');
    } finally {
      looking = false;
    }
  }

  async function fill(lane: Lane): Promise<void> {
    const free = slots.free(lane);
    if (stopping || free <= 0) return;
    const claimed = await (claiming = claimDue(deps, me, lane, names, free));
    for (const job of claimed) start(lane, job);
    if (claimed.length === free) lookAgain = true;
  }

  function start(lane: Lane, job: Claimed): void {
    void slots.hold(lane, job.job_id, performJob(deps, me, job, known.get(job.name))).finally(() => (stopping ? undefined : look()));
  }

  const schedules = bound.map((one) => one.job).filter((job) => job.schedule !== undefined);
  const tick = () => void addDue(deps, schedules).then((added) => (added > 0 ? look() : undefined));
  const timers = [
    setInterval(() => void look(), POLL_MS),
    setInterval(tick, SCHEDULE_MS),
    setInterval(() => void renew(deps, me, slots.heldIds()), (deps.config.JOB_LEASE_SECONDS * 1000) / 3),
  ];
  tick();
  void look();
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
  const active: Record<Lane, Set<{ readonly jobId: number; readonly work: Promise<void> }>> = { quick: new Set(), long: new Set() };
  const all = () => [...active.quick, ...active.long];
  const free = (lane: Lane) => {
    const left = JOB_SLOTS - active.quick.size - active.long.size;
    return lane === 'quick' ? left : Math.min(left, JOB_LONG_SLOTS - active.long.size);
  };
  const hold = (lane: Lane, jobId: number, work: Promise<void>) => {
    const slot = { jobId, work };
    active[lane].add(slot);
    return work.finally(() => active[lane].delete(slot));
  };
  return { free, hold, heldIds: () => all().map(({ jobId }) => jobId), allEnded: () => Promise.all(all().map(({ work }) => work)) };
}

async function addDue(deps: Deps, schedules: readonly Job[]): Promise<number> {
  try {
    return await scheduleDue(deps, schedules);
  } catch (error) {
    deps.logger.warn({ err: error }, 'schedules could not be read');
    return 0;
  }
}

/** Claims due jobs, and running jobs whose lease expired: their worker is dead and its transaction rolled back. */
function claimDue(deps: Deps, me: string, lane: Lane, names: string[], limit: number): Promise<Claimed[]> {
  return asSystem(deps.database, async (tx) => {
    const { rows } = await sql<Claimed>`
      with due as (
        select job_id from jobs where state = 'waiting' and lane = ${lane} and run_at <= now() and name = any(${names})
        order by run_at, job_id limit ${limit} for update skip locked
      ), abandoned as (
        select job_id from jobs where state = 'running' and lane = ${lane} and leased_until < now() and name = any(${names})
        order by leased_until limit ${limit} for update skip locked
      )
      update jobs set state = 'running', attempts = attempts + 1, leased_by = ${me},
                      leased_until = now() + make_interval(secs => ${deps.config.JOB_LEASE_SECONDS})
      where job_id in (select job_id from abandoned union all select job_id from due limit ${limit})
      returning job_id, name, payload, attempts, max_attempts`.execute(tx);
    return rows;
  });
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
