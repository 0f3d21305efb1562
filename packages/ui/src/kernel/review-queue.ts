/** The order in which one person works through a list. Decided items stay in place until the next load. */
export type ReviewQueue = {
  readonly ids: readonly number[];
  readonly done: ReadonlySet<number>;
  readonly current: number | null;
};

export const emptyQueue: ReviewQueue = { ids: [], done: new Set(), current: null };

/** A list that was loaded again: new items go to the end, the order of the others and what was decided stay. */
export function withLoaded(queue: ReviewQueue, loaded: readonly number[]): ReviewQueue {
  const known = new Set(queue.ids);
  const fresh = loaded.filter((id) => !known.has(id));
  return fresh.length === 0 ? queue : { ...queue, ids: [...queue.ids, ...fresh] };
}

/** The next one to decide after the current, from the start again at the end; null when all are decided. */
export function nextOf({ ids, done, current }: ReviewQueue): number | null {
  const at = current === null ? -1 : ids.indexOf(current);
  const ahead = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  return ahead.find((id) => !done.has(id) && id !== current) ?? null;
}

/** The neighbour in the list, decided or not. */
export function neighbourOf({ ids, current }: ReviewQueue, step: 1 | -1): number | null {
  if (ids.length === 0) return null;
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))] ?? null;
}

/** A skipped item goes to the end, and the one after it opens. */
export function skipped(queue: ReviewQueue): ReviewQueue {
  const { ids, current } = queue;
  if (current === null) return queue;
  const next = nextOf(queue);
  return { ...queue, ids: [...ids.filter((id) => id !== current), current], current: next ?? current };
}

/** A decided item stays in the list, and the next one opens. */
export function decided(queue: ReviewQueue, id: number): ReviewQueue {
  const done = new Set([...queue.done, id]);
  return { ...queue, done };
}

/** "3 of 47": the place of the current item. */
export function placeOf({ ids, current }: ReviewQueue): { at: number; of: number } {
  return { at: current === null ? 0 : ids.indexOf(current) + 1, of: ids.length };
}
