import { readFileSync, readdirSync } from 'node:fs';

/** The direct children of a process, as Linux tells. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    // The name in brackets may hold anything; the parent is the second field after it.
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return null; // gone since the folder was read
  }
}
