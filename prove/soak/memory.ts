import { readFileSync } from 'node:fs';

/** Samples what processes hold, once a second, until it is ended. */
export function watchMemory(pids: Readonly<Record<string, () => number>>) {
  const samples = new Map(Object.keys(pids).map((name) => [name, [] as number[]]));
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) samples.get(name)?.push(residentMb(pid()));
  }, 1000);
  return {
    end: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Linux tells; elsewhere nothing is known. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The mean of the last third against that of the second: the first is warm-up. */
export function growth(samples: readonly number[]): { second: number; last: number } {
  const third = Math.floor(samples.length / 3);
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return { second: mean(samples.slice(third, 2 * third)), last: mean(samples.slice(2 * third)) };
}
