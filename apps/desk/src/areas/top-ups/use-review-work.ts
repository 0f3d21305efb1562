import type { InputOf } from '@quayside/contract/kernel/call';
import { topUpsDeskCalls } from '@quayside/contract/top-ups/top-ups.desk-calls';
import type { DeskTopUpRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { neighbourOf, skipped } from '@quayside/ui/kernel/review-queue';
import { DOUBLE_PRESS_MS } from '@quayside/ui/kernel/use-review-keys';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { useRef, useState } from 'react';
import { absorb, freshWork, tickable, toNext, withOutcome, type Outcome } from './review-work.ts';

export type ReviewInput = InputOf<typeof topUpsDeskCalls.deskList>;
const POLL_MS = 20_000;

/** The rows of the review and where this person is in them. */
export function useReviewWork(input: ReviewInput, startId: number | null = null) {
  const isPhone = useMobile();
  const key = JSON.stringify(input);
  const list = useRead(topUpsDeskCalls.deskList, input, { pollMs: () => POLL_MS });
  const [stored, setWork] = useState(() => freshWork(key, !isPhone || startId !== null, startId));
  const started = stored.key === key ? stored : freshWork(key, stored.isOpen);
  const work = list.data && list.data.list !== started.loaded ? absorb(started, list.data.list, input.status === 'submitted') : started;
  // Adjusted while rendering, so that no frame shows rows of the filter before.
  if (work !== stored) setWork(work);
  const receivePressedAt = useRef(-Infinity);
  const id = work.queue.current;
  const open = (current: number | null) =>
    current !== null && setWork((now) => ({ ...now, isOpen: true, taken: null, queue: { ...now.queue, current } }));
  return {
    work,
    /** Pressed twice by accident, the second R would credit the item that has just opened. */
    isDoublePress: ({ timeStamp }: KeyboardEvent): boolean => {
      const before = receivePressedAt.current;
      receivePressedAt.current = timeStamp;
      return timeStamp - before < DOUBLE_PRESS_MS;
    },
    list,
    current: id === null ? null : (work.rows.get(id) ?? null),
    open,
    close: () => setWork((now) => ({ ...now, isOpen: false, taken: null })),
    move: (step: 1 | -1) =>
      setWork((now) => ({ ...now, taken: null, queue: { ...now.queue, current: neighbourOf(now.queue, step) ?? now.queue.current } })),
    next: () => setWork(toNext),
    skip: () => setWork((now) => ({ ...now, taken: null, queue: skipped(now.queue) })),
    settle: (one: number, outcome: Outcome, andNext = false) =>
      setWork((now) => (andNext ? toNext(withOutcome(now, one, outcome)) : withOutcome(now, one, outcome))),
    take: (one: number, outcome: Outcome) => setWork((now) => ({ ...withOutcome(now, one, outcome), taken: one })),
    stay: () => setWork((now) => ({ ...now, taken: null })),
    replace: (row: DeskTopUpRow) => setWork((now) => ({ ...now, rows: new Map([...now.rows, [row.top_up_id, row]]) })),
    tick: (one: number) =>
      setWork((now) => {
        const isTicked = now.ticked.has(one);
        const ticked = isTicked ? [...now.ticked].filter((other) => other !== one) : [...now.ticked, one];
        return { ...now, ticked: new Set(ticked) };
      }),
    tickAll: (all: boolean) => setWork((now) => ({ ...now, ticked: new Set(all ? tickable(now) : []) })),
    reload: () => {
      setWork(freshWork(key, work.isOpen));
      void list.refetch();
    },
  };
}
export type ReviewWork = ReturnType<typeof useReviewWork>;
