import { sleep } from './processes.ts';

/** `isFirstTry`: it was answered without being sent again. */
export type Timed = { readonly call: string; readonly ms: number; readonly isFirstTry: boolean };

export type Pace = { readonly perSecond?: number; readonly atOnce?: number };

/** Counts and times what a client does, and gives requests their turn. */
export function openMeter() {
  const counts = { asked: 0, retried: 0, lost: 0, faults: 0, longestMs: 0 };
  let times: Timed[] = [];
  let turn: { everyMs: number; nextAt: number } | null = null;
  let free = Infinity;
  const waiting: (() => void)[] = [];
  const silence = { since: performance.now(), longestMs: 0 };
  const quiet = () => Math.max(silence.longestMs, performance.now() - silence.since);
  return {
    counts,
    /** So many requests a second, or so many at once; people take turns. Only between two runs. */
    pace: ({ perSecond, atOnce = Infinity }: Pace) => {
      turn = perSecond === undefined ? null : { everyMs: 1000 / perSecond, nextAt: performance.now() };
      free = atOnce;
    },
    /** Waits until a request may be sent. A turn nobody took is gone: the rate is a limit, not a debt. */
    begin: async () => {
      counts.asked++;
      if (free > 0) free--;
      else await new Promise<void>((go) => waiting.push(go));
      if (!turn) return;
      const at = Math.max(turn.nextAt, performance.now());
      turn.nextAt = at + turn.everyMs;
      await sleep(Math.max(0, at - performance.now()));
    },
    end: () => {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
    answered: (call: string, ms: number, isFirstTry: boolean) => {
      counts.longestMs = Math.max(counts.longestMs, ms);
      times.push({ call, ms, isFirstTry });
    },
    acknowledged: () => {
      Object.assign(silence, { longestMs: quiet(), since: performance.now() });
    },
    /** How long each request took from its turn to its answer, since this was asked last. */
    takeTimes: (): Timed[] => {
      const taken = times;
      times = [];
      return taken;
    },
    /** The longest time in which no write at all was acknowledged, since this was asked last. */
    takeSilence: (): number => {
      const longest = quiet();
      Object.assign(silence, { since: performance.now(), longestMs: 0 });
      return longest;
    },
  };
}
export type Meter = ReturnType<typeof openMeter>;
