import { availableParallelism } from 'node:os';
import { seeded } from '../kit/random.ts';

const REQUESTS = 50_000;

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

type Load = { readonly share: number; readonly cores?: number; readonly seed: number };

/**
 * p99 against p50 if requests waited for nothing but a core: each takes as long as one of `alone` did, they come at even distances, and all
 * that are under way share the cores equally. What a server with such requests cannot do better; whatever it has beyond that are locks,
 * stalls and unfair turns.
 */
export function idealSpread(alone: readonly number[], { share, cores = availableParallelism(), seed }: Load): number {
  const random = seeded(seed);
  const mean = alone.reduce((sum, ms) => sum + ms, 0) / alone.length;
  const every = mean / (share * cores);
  const times: number[] = [];
  // Work each request under way has been given so far; one that began with `given` at g and needs n is done at g + n. Soonest first.
  const underWay: { doneAt: number; since: number }[] = [];
  let [now, given, begun] = [0, 0, 0];
  const advance = (until: number) => {
    given += (until - now) * Math.min(1, cores / Math.max(1, underWay.length));
    now = until;
  };
  while (times.length < REQUESTS) {
    const first = underWay[0];
    const next = begun * every;
    const done = first ? now + (first.doneAt - given) / Math.min(1, cores / underWay.length) : Infinity;
    if (first && done <= next) {
      advance(done);
      underWay.shift();
      times.push(now - first.since);
    } else {
      advance(next);
      begun++;
      const needs = alone[Math.floor(random() * alone.length)] ?? mean;
      const one = { doneAt: given + needs, since: now };
      const place = underWay.findIndex(({ doneAt }) => doneAt > one.doneAt);
      underWay.splice(place === -1 ? underWay.length : place, 0, one);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  return percentile(sorted, 0.99) / percentile(sorted, 0.5);
}
