import type { InputOf } from '@quayside/contract/kernel/call';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { useRead } from '@quayside/ui/kernel/query';
import { neighbourOf, nextOf, skipped, type ReviewQueue } from '@quayside/ui/kernel/review-queue';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { absorb, freshWork, withOutcome, type Outcome } from './verification-work.ts';

export type WorkInput = InputOf<typeof verificationDeskCalls.deskList>;
const POLL_MS = 20_000;

/** The order that the URL names. */
function useNamedOrder() {
  const [params, setParams] = useSearchParams();
  const ids = { customer_id: Number(params.get('customer')), order_id: Number(params.get('order')) };
  const named = verificationDeskCalls.deskGet.input.safeParse(ids).data ?? null;
  const name = (one: { customer_id: number; order_id: number } | null) =>
    setParams(one === null ? {} : { customer: String(one.customer_id), order: String(one.order_id) }, { replace: true });
  return [named, name] as const;
}

/** The rows of one filter; they are adjusted while rendering, so that no frame shows rows of the filter before. */
function useRows(input: WorkInput) {
  const key = JSON.stringify(input);
  const list = useRead(verificationDeskCalls.deskList, input, { pollMs: () => POLL_MS });
  const [stored, setWork] = useState(() => freshWork(key));
  const started = stored.key === key ? stored : freshWork(key);
  const work = list.data && list.data.list !== started.loaded ? absorb(started, list.data.list) : started;
  if (work !== stored) setWork(work);
  const reload = () => {
    setWork(freshWork(key));
    void list.refetch();
  };
  return { list, work, setWork, reload };
}

/** The orders that wait and where this person is among them. The URL holds the open one. */
export function useVerificationWork(input: WorkInput) {
  const { list, work, setWork, reload } = useRows(input);
  const [named, name] = useNamedOrder();
  const [isClosed, setClosed] = useState(useMobile());
  const [taken, setTaken] = useState<number | null>(null);
  const current = named?.order_id ?? null;
  const queue: ReviewQueue = { ...work.queue, current };
  const open = (id: number | null) => {
    const row = id === null ? undefined : work.rows.get(id);
    if (!row) return;
    setClosed(false);
    setTaken(null);
    name(row);
  };
  // While an answer is awaited another order may have been opened: that one stays.
  const shown = useRef(current);
  const first = current === null && !isClosed ? work.rows.get(nextOf(queue) ?? 0) : undefined;
  useEffect(() => {
    shown.current = current;
    if (first) name(first);
  });
  return {
    work: { ...work, queue },
    list,
    named,
    taken,
    open,
    close: () => {
      setClosed(true);
      setTaken(null);
      name(null);
    },
    move: (step: 1 | -1) => open(neighbourOf(queue, step)),
    next: () => open(nextOf(queue)),
    skip: () => {
      const after = skipped(queue);
      setWork((now) => ({ ...now, queue: { ...now.queue, ids: after.ids } }));
      open(after.current);
    },
    /** After a decision the next one opens. */
    settle: (id: number, outcome: Outcome) => {
      setWork((now) => withOutcome(now, id, outcome));
      if (shown.current === id) open(nextOf(queue));
    },
    /** Several at once: the open one stays unless it is among them. */
    settleMany: (ids: readonly number[], outcome: Outcome) => {
      setWork((now) => ids.reduce((before, id) => withOutcome(before, id, outcome), now));
      const done = new Set([...queue.done, ...ids]);
      if (current !== null && ids.includes(current)) open(nextOf({ ...queue, done }));
    },
    take: (id: number, now: string) => {
      setWork((before) => withOutcome(before, id, { kind: 'taken', now }));
      if (shown.current === id) setTaken(id);
    },
    stay: () => setTaken(null),
    reload,
  };
}
export type VerificationWork = ReturnType<typeof useVerificationWork>;
