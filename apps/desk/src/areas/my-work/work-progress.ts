import type { WorkProgress, WorkQueue } from '@quayside/contract/my-work/my-work.desk-calls';

export type ShownQueue = WorkQueue & WorkProgress;

/** The queues with who works on them and what was cleared, once that is known. */
export function withProgress(queues: readonly WorkQueue[], progress: readonly WorkProgress[]): ShownQueue[] {
  return queues.map((one) => {
    const known = progress.find(({ queue }) => queue === one.queue);
    return { ...one, workers: known?.workers ?? [], cleared: known?.cleared ?? null, cleared_by_me: known?.cleared_by_me ?? null };
  });
}
