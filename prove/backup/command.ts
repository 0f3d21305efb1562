import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep, startProcess } from '../kit/processes.ts';
import { root } from '../kit/quayside.ts';

export type Ran = { readonly ms: number; readonly peakMb: number; readonly output: string };

/** `npm run backup` or `restore` as a process of its own: how long it took and the most memory Linux ever counted as resident for it. */
export async function runCommand(command: 'backup' | 'restore', file: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  const startedAt = performance.now();
  const args = ['--disable-warning=ExperimentalWarning', join('scripts', `${command}.ts`), file];
  const started = startProcess(`npm run ${command}`, process.execPath, args, { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  let peakMb = 0;
  // The kernel keeps the peak itself: looking now and then only has to happen once near the end.
  while (started.isRunning()) {
    peakMb = Math.max(peakMb, peakOf(started.pid));
    await sleep(20);
  }
  if (started.code() !== 0) throw new Error(`npm run ${command} ended with ${started.code()}: ${started.output()}`);
  return { ms: performance.now() - startedAt, peakMb, output: started.output().trim() };
}

function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has just ended
  }
}
