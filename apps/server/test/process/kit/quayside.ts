import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { claimPort } from '../../../../../tools/claim-port.ts';
import { isAlive } from './data-folders.ts';
import { until } from './until.ts';

export const root = join(import.meta.dirname, '../../../../..');
/** The launcher's compile cache: every start after the first is faster. */
const compiled = join(root, 'node_modules', '.cache', 'compile');

export type Running = {
  readonly pid: number;
  readonly base: string;
  readonly port: number;
  readonly output: () => string;
  /** Waits until it serves (or runs jobs); fails with its output when it exits instead. */
  readonly ready: () => Promise<void>;
  /** Waits for its exit; the code, or null when a signal ended it. */
  readonly ended: () => Promise<number | null>;
  /** Waits until its output is closed: it and all its child processes are gone. */
  readonly released: () => Promise<unknown>;
  readonly signal: (name: NodeJS.Signals) => void;
};

type Options = { readonly command?: readonly string[]; readonly uid?: number; readonly gid?: number; readonly cwd?: string };
const running: ChildProcess[] = [];

/** Starts the server as a process. Its environment is only what is given here. */
export async function quayside(env: Record<string, string>, options: Options = {}): Promise<Running> {
  const port = env['PORT'] === undefined ? await claimPort() : Number(env['PORT']);
  const { command = ['apps/server/src/main.ts'], cwd = root, ...who } = options;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    ...who,
    cwd,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'warn', DEMO_ORDERS: '0', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const closed = new Promise<number | null>((end) => child.once('close', (code) => end(code)));
  const exited = new Promise<number | null>((end) => child.once('exit', (code) => end(code)));
  const { pid } = child;
  if (pid === undefined) throw new Error('the server could not be started');
  const serves = () => /Quayside is ready|works through its queue/.test(text);
  return {
    pid,
    port,
    base: `http://127.0.0.1:${port}`,
    output: () => text,
    ready: async () => {
      await until('the server to be ready', () => serves() || child.exitCode !== null || child.signalCode !== null, 180_000);
      if (!serves()) throw new Error(`the server ended instead of starting:\n${text}`);
    },
    // After a kill, PostgreSQL's helper processes may keep the pipes open; after a normal exit all output has been written when they close.
    ended: async () => (child.signalCode === null ? Promise.race([closed, exited.then(() => settle(closed))]) : exited),
    released: () => closed,
    signal: (name) => void child.kill(name),
  };
}

/** The last output of a process arrives just after its exit. */
async function settle(closed: Promise<number | null>): Promise<number | null> {
  const late = new Promise<'late'>((wake) => setTimeout(() => wake('late'), 5000));
  const end = await Promise.race([closed, late]);
  if (end === 'late') throw new Error('the process ended but something still holds its output');
  return end;
}

/** Starts a server that must refuse to start, and returns its one-line message. */
export async function refusal(env: Record<string, string>, options: Options = {}): Promise<{ code: number | null; sentence: string }> {
  const server = await quayside(env, options);
  const code = await server.ended();
  const lines = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Database: '));
  return { code, sentence: lines.join('\n') };
}

afterAll(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    const { pid } = child;
    if (pid !== undefined) await until('a server to end', () => !isAlive(pid));
  }
});
