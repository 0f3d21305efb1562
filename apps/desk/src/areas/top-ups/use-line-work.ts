import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { StatementLine } from '@quayside/contract/top-ups/top-ups.schemas';
import type { InputOf } from '@quayside/contract/kernel/call';
import { useRead } from '@quayside/ui/kernel/query';
import { decided, emptyQueue, neighbourOf, nextOf, skipped, withLoaded, type ReviewQueue } from '@quayside/ui/kernel/review-queue';
import { useState } from 'react';

type Input = InputOf<typeof topUpsDeskCalls.deskStatementLines>;
type Work = { key: string; loaded: unknown; rows: ReadonlyMap<number, StatementLine>; queue: ReviewQueue; isOpen: boolean };

const fresh = (key: string, current: number | null = null): Work => ({
  key,
  loaded: undefined,
  rows: new Map(),
  queue: { ...emptyQueue, current },
  isOpen: true,
});

/** The bank lines of one filter, and where this person is in them. */
export function useLineWork(input: Input, startId: number | null = null) {
  const key = JSON.stringify(input);
  const list = useRead(topUpsDeskCalls.deskStatementLines, input);
  const [stored, setWork] = useState(() => fresh(key, startId));
  const started = stored.key === key ? stored : fresh(key);
  const work = list.data && list.data.list !== started.loaded ? absorb(started, list.data.list) : started;
  // Adjusted while rendering, so that no frame shows lines of the filter before.
  if (work !== stored) setWork(work);
  const id = work.queue.current;
  const go = (of: (queue: ReviewQueue) => number | null) =>
    setWork((now) => ({ ...now, queue: { ...now.queue, current: of(now.queue) ?? now.queue.current } }));
  return {
    list,
    work,
    current: id === null ? null : (work.rows.get(id) ?? null),
    open: (one: number) => setWork((now) => ({ ...now, isOpen: true, queue: { ...now.queue, current: one } })),
    close: () => setWork((now) => ({ ...now, isOpen: false })),
    move: (step: 1 | -1) => go((queue) => neighbourOf(queue, step)),
    next: () => go(nextOf),
    skip: () => setWork((now) => ({ ...now, queue: skipped(now.queue) })),
    /** A line that was decided stays in its place, with its new state. */
    settle: (line: StatementLine) =>
      setWork((now) => ({
        ...now,
        rows: new Map([...now.rows, [line.line_id, line]]),
        queue: { ...decided(now.queue, line.line_id), current: nextOf(now.queue) ?? line.line_id },
      })),
  };
}
export type LineWork = ReturnType<typeof useLineWork>;

function absorb(work: Work, loaded: readonly StatementLine[]): Work {
  const rows = new Map([...work.rows, ...loaded.map((line) => [line.line_id, line] as const)]);
  const ids = loaded.map(({ line_id }) => line_id);
  const queue = withLoaded(work.queue, ids);
  return {
    ...work,
    loaded,
    rows,
    queue: queue.current === null || !rows.has(queue.current) ? { ...queue, current: nextOf(queue) } : queue,
  };
}
