import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { create } from 'zustand';

/** Whether the task tray is open. Starting a background job opens it. */
export const useTaskTray = create<{ open: boolean }>()(() => ({ open: false }));

export function openTaskTray(open = true): void {
  useTaskTray.setState({ open });
}

export function isRunning(job: Pick<JobView, 'state'>): boolean {
  return job.state === 'waiting' || job.state === 'running';
}

const POLL_MS = 1500;

/** Polls only while a task runs or the tray is open. */
export function pollEvery(jobs: readonly Pick<JobView, 'state'>[], open: boolean): number | false {
  return open || jobs.some(isRunning) ? POLL_MS : false;
}

/** Progress in per cent; null while the total is unknown. */
export function percentOf({ done, total }: Pick<JobView, 'done' | 'total'>): number | null {
  if (total === null) return null;
  return total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total));
}

/** Tasks that ended since the last poll, to notify about. */
export function justEnded<Job extends Pick<JobView, 'job_id' | 'state'>>(before: readonly Job[], now: readonly Job[]): Job[] {
  const running = new Set(before.filter(isRunning).map((job) => job.job_id));
  return now.filter((job) => running.has(job.job_id) && !isRunning(job));
}
