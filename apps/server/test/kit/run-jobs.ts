import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/kernel/deps.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { performJob, type Claimed } from '#server/kernel/run-job.ts';

/** Works through what is due of these jobs, one after the other, as a worker does; returns how many ran. */
export async function runJobs(deps: Deps, bound: readonly BoundJob[]): Promise<number> {
  const me = randomUUID();
  const names = bound.map(({ job }) => job.name);
  for (let count = 0; ; count++) {
    const { rows } = await sql<Claimed>`
      update jobs set state = 'running', leased_by = ${me}, leased_until = now() + interval '1 minute', attempts = attempts + 1
       where job_id = (select job_id from jobs where state = 'waiting' and name = any(${names}::text[]) and run_at <= now()
                        order by run_at, job_id limit 1)
      returning job_id, customer_id, name, lane, payload, attempts, max_attempts`.execute(deps.database.db);
    const [job] = rows;
    if (!job) return count;
    await performJob(
      deps,
      me,
      job,
      bound.find((one) => one.job.name === job.name),
    );
  }
}
