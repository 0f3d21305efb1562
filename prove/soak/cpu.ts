import { readFileSync, readdirSync } from 'node:fs';
import { reported, skipped, type Line } from '../line.ts';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** Seconds of a core that a process has used, with all its children: PostgreSQL has one for each connection. This one started all the others. */
function usedSeconds(pid: number): number {
  const { user, system } = process.cpuUsage();
  if (pid === process.pid) return (user + system) / 1_000_000;
  const children = statistics().filter(({ parent }) => parent === pid);
  const own = statistics().find((one) => one.pid === pid);
  return own ? (own.ended + children.reduce((sum, { used }) => sum + used, own.used)) / TICKS : Number.NaN;
}

/** `ended`: what children used that are gone. */
function statistics() {
  return processIds().flatMap((pid) => {
    try {
      // The name is in brackets and may hold spaces; the fields after it do not.
      const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      return [{ pid, parent, used: (user ?? 0) + (system ?? 0), ended: (endedUser ?? 0) + (endedSystem ?? 0) }];
    } catch {
      return []; // gone meanwhile
    }
  });
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** How much of a core each process uses from now on. */
export function watchCores(pids: Readonly<Record<string, () => number>>) {
  const now = () => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, usedSeconds(pid())]));
  const [startedAt, before] = [performance.now(), now()];
  return {
    end: (part: string, requests: number): Line => {
      const claim = 'Time of a core for each request of the mix';
      const seconds = (performance.now() - startedAt) / 1000;
      const used = Object.entries(now()).map(([name, after]) => ({ name, spent: after - (before[name] ?? Number.NaN) }));
      if (used.some(({ spent }) => Number.isNaN(spent))) return skipped(part, claim, 'only Linux tells');
      const texts = used.map(
        ({ name, spent }) => `${name} ${((spent * 1000) / requests).toFixed(2)} ms (${(spent / seconds).toFixed(2)} of a core)`,
      );
      return reported(part, claim, texts.join('; '));
    },
  };
}
