import { jobStates, type JobState } from '@quayside/domain/jobs/job-machine';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';

const RECENT = 20;

/** Only the user who started the job may read it: its result may contain data a colleague must not see. */
export function jobOf(tx: Tx, customerId: number, accountId: number, jobId: number) {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** The user's recent tasks, for the task tray. */
export function recentTasksOf(tx: Tx, customerId: number, accountId: number) {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('is_task', '=', true)
    .orderBy('job_id', 'desc')
    .limit(RECENT)
    .execute();
}

type DeskFilters = Page<'job_id'> & { state?: JobState | undefined; name?: string | undefined };

/** Newest first; failed ones wait for a person: oldest first. */
export function jobsAcrossMerchants(tx: Tx, input: DeskFilters) {
  let rows = tx.selectFrom('jobs').selectAll();
  if (input.state) rows = rows.where('state', '=', input.state);
  if (input.name) rows = rows.where('name', '=', input.name);
  if (input.state !== 'dead') return pageQuery(tx, rows, input, { job_id: 'job_id' }, 'job_id');
  const queue = { ...input, sort: 'ended_at', order: 'asc' } as const;
  return pageQuery(tx, rows, queue, { ended_at: 'ended_at' }, 'job_id');
}

export function lockJobAcrossMerchants(tx: Tx, jobId: number) {
  return tx.selectFrom('jobs').selectAll().where('job_id', '=', jobId).forUpdate().executeTakeFirst();
}

/** Jobs by state, for the tabs. */
export function jobCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, jobStates, (state) => tx.selectFrom('jobs').where('state', '=', state));
}
