import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { decided, emptyQueue, nextOf, withLoaded, type ReviewQueue } from '@quayside/ui/kernel/review-queue';

/** What became of an item while the page was open. `by` is null for what this person did. */
export type Outcome =
  | { kind: 'received' | 'rejected' | 'proposed'; by: string | null; at: string; credited_usd: string | null }
  | { kind: 'gone' }
  | { kind: 'refused'; msg: string };

/** The rows of one load and what was done with them since. */
export type Work = {
  readonly key: string;
  readonly loaded: readonly DeskTopUpRow[] | undefined;
  readonly rows: ReadonlyMap<number, DeskTopUpRow>;
  readonly queue: ReviewQueue;
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly ticked: ReadonlySet<number>;
  readonly isOpen: boolean;
  /** The item that somebody else decided while it was open here. */
  readonly taken: number | null;
};

/** `startId`: a link opens this item first. */
export function freshWork(key: string, isOpen: boolean, startId: number | null = null): Work {
  return {
    key,
    loaded: undefined,
    rows: new Map(),
    queue: { ...emptyQueue, current: startId },
    outcomes: new Map(),
    ticked: new Set(),
    isOpen,
    taken: null,
  };
}

/** A list that was loaded: rows missing from the queue now were decided by somebody else. */
export function absorb(work: Work, loaded: readonly DeskTopUpRow[], isQueue: boolean): Work {
  const here = new Set(loaded.map(({ top_up_id }) => top_up_id));
  const rows = new Map([...work.rows, ...loaded.map((row) => [row.top_up_id, row] as const)]);
  const missing = work.queue.ids.filter((id) => isQueue && !here.has(id) && !work.outcomes.has(id));
  const outcomes = new Map([...work.outcomes, ...missing.map((id) => [id, { kind: 'gone' }] as const)]);
  const loadedQueue = missing.reduce(decided, withLoaded(work.queue, [...here]));
  const isListed = loadedQueue.current !== null && rows.has(loadedQueue.current);
  const queue = !isListed ? { ...loadedQueue, current: nextOf(loadedQueue) } : loadedQueue;
  return { ...work, loaded, rows, outcomes, queue };
}

export function withOutcome(work: Work, id: number, outcome: Outcome): Work {
  const outcomes = new Map([...work.outcomes, [id, outcome]]);
  const ticked = new Set([...work.ticked].filter((one) => one !== id));
  return { ...work, outcomes, ticked, queue: outcome.kind === 'refused' ? work.queue : decided(work.queue, id) };
}

/** The next item to decide; the current one stays when there is none. */
export function toNext(work: Work): Work {
  const next = nextOf(work.queue);
  return { ...work, taken: null, queue: next === null ? work.queue : { ...work.queue, current: next } };
}

/** Only what the bank matches exactly can be ticked, and nothing that was decided. */
export function canTick(work: Work, row: DeskTopUpRow): boolean {
  const isOpen = row.status === 'submitted' && row.waiting_approval_id === null && !work.queue.done.has(row.top_up_id);
  return isOpen && row.bank === 'agrees' && row.duplicate === null;
}

export function tickable(work: Work): number[] {
  return work.queue.ids.filter((id) => {
    const row = work.rows.get(id);
    return row !== undefined && canTick(work, row);
  });
}
