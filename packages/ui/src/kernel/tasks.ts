import type { JobView } from '@quayside/contract/jobs/jobs.schemas';
import { create } from 'zustand';

type TaskTray = {
  open: boolean;
  /** Tasks started in this window whose file is saved as soon as it is ready. */
  awaited: ReadonlySet<number>;
};

export const useTaskTray = create<TaskTray>()(() => ({ open: false, awaited: new Set() }));

/** A small export is downloaded directly. One that takes longer opens the tray and waits there. */
const PATIENCE_MS = 4000;

export function awaitTask({ job_id }: { job_id: number }): void {
  useTaskTray.setState(({ awaited }) => ({ awaited: new Set([...awaited, job_id]) }));
  setTimeout(() => stopAwaiting(job_id) && openTaskTray(), PATIENCE_MS);
}

/** Whether it was awaited until now. */
export function stopAwaiting(job_id: number): boolean {
  const { awaited } = useTaskTray.getState();
  useTaskTray.setState({ awaited: new Set([...awaited].filter((one) => one !== job_id)) });
  return awaited.has(job_id);
}

export function openTaskTray(open = true): void {
  useTaskTray.setState({ open });
}

export function isRunning(job: Pick<JobView, 'state'>): boolean {
  return job.state === 'waiting' || job.state === 'running';
}

const POLL_MS = 1500;
const AWAITED_POLL_MS = 400;

/** Polls only while a task runs or the tray is open. */
export function pollEvery(jobs: readonly Pick<JobView, 'state'>[], open: boolean, isAwaited = false): number | false {
  if (isAwaited) return AWAITED_POLL_MS;
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
