import { decided, emptyQueue, neighbourOf, nextOf, placeOf, withLoaded, type ReviewQueue } from '@quayside/ui/kernel/review-queue';
import { useMobile } from '@quayside/ui/shell/app-shell';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

type OrderKey = { readonly customer_id: number; readonly order_id: number };
type Stored<Row> = {
  readonly loaded: readonly Row[] | undefined;
  readonly rows: ReadonlyMap<number, Row>;
  readonly queue: ReviewQueue;
  readonly outcomes: ReadonlyMap<number, string>;
};

/** Orders to work through, one row each. What was done stays greyed in its place; the URL holds the open one. */
export function useOrderReview<Row extends OrderKey>(loaded: readonly Row[] | undefined) {
  const [stored, setStored] = useState<Stored<Row>>({ loaded: undefined, rows: new Map(), queue: emptyQueue, outcomes: new Map() });
  const work = loaded && loaded !== stored.loaded ? absorb(stored, loaded) : stored;
  // Adjusted while rendering, so that no frame shows the rows of before.
  if (work !== stored) setStored(work);
  const [named, name] = useNamedOrder();
  const [isClosed, setClosed] = useState(useMobile());
  const queue = { ...work.queue, current: named?.order_id ?? null };
  const open = (id: number | null) => {
    const row = id === null ? undefined : work.rows.get(id);
    if (!row) return;
    setClosed(false);
    name(row);
  };
  const first = named === null && !isClosed ? work.rows.get(nextOf(queue) ?? 0) : undefined;
  useEffect(() => {
    if (first) name(first);
  });
  return {
    rows: queue.ids.flatMap((id) => work.rows.get(id) ?? []),
    outcomes: work.outcomes,
    waiting: queue.ids.length - queue.done.size,
    named,
    row: named ? work.rows.get(named.order_id) : undefined,
    place: placeOf(queue),
    open,
    close: () => {
      setClosed(true);
      name(null);
    },
    move: (step: 1 | -1) => open(neighbourOf(queue, step)),
    next: () => open(nextOf(queue)),
    /** Done with this one: the next opens. */
    settle: (id: number, outcome: string) => {
      setStored((now) => ({ ...now, queue: decided(now.queue, id), outcomes: new Map([...now.outcomes, [id, outcome]]) }));
      open(nextOf(queue));
    },
  };
}
export type OrderReview<Row extends OrderKey> = ReturnType<typeof useOrderReview<Row>>;

/** Rows that are on the list again after they were done wait again. */
function absorb<Row extends OrderKey>(work: Stored<Row>, loaded: readonly Row[]): Stored<Row> {
  // A list of what is done may hold an order twice: its first row stands for it.
  const ids = [...new Set(loaded.map(({ order_id }) => order_id))];
  const rows = new Map([...work.rows, ...loaded.toReversed().map((row) => [row.order_id, row] as const)]);
  const here = new Set(ids);
  const outcomes = new Map([...work.outcomes].filter(([id]) => !here.has(id)));
  const waiting = { ...withLoaded(work.queue, ids), done: new Set<number>() };
  return { loaded, rows, outcomes, queue: waiting.ids.filter((id) => !here.has(id)).reduce(decided, waiting) };
}

function useNamedOrder() {
  const [params, setParams] = useSearchParams();
  const [customer_id, order_id] = [Number(params.get('customer')), Number(params.get('order'))];
  const named = Number.isSafeInteger(order_id) && order_id > 0 && customer_id > 0 ? { customer_id, order_id } : null;
  const name = (one: OrderKey | null) =>
    setParams(one === null ? {} : { customer: String(one.customer_id), order: String(one.order_id) }, { replace: true });
  return [named, name] as const;
}
