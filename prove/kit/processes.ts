import { spawn, type ChildProcess } from 'node:child_process';

export type Started = {
  readonly name: string;
  readonly pid: number;
  /** The end of its output, to say why it ended. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Its exit code; null while it runs or when a signal ended it. */
  readonly code: () => number | null;
  /** Sends the signal and waits until the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

type Options = { readonly env?: NodeJS.ProcessEnv; readonly user?: { uid: number; gid: number } | null; readonly cwd?: string };
const OUTPUT = 20_000;
const running = new Set<Started>();

/** Starts a process; whatever is left when the command ends is ended with it. */
export function startProcess(name: string, file: string, args: readonly string[], options: Options = {}): Started {
  const { env = process.env, user = null, cwd = '/' } = options;
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...(user ? { uid: user.uid, gid: user.gid } : {}) });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-OUTPUT)));
  let failure = '';
  child.once('error', (error) => (failure = error.message));
  const exited = new Promise<void>((end) => child.once('exit', () => end()));
  if (child.pid === undefined) throw new Error(`${name} could not be started: is ${file} there?`);
  const started: Started = {
    name,
    pid: child.pid,
    output: () => `${failure}${text}`,
    isRunning: () => isRunning(child),
    code: () => child.exitCode,
    end: async (signal) => {
      if (isRunning(child)) child.kill(signal);
      await exited;
      running.delete(started);
    },
  };
  running.add(started);
  child.once('exit', () => running.delete(started));
  return started;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Ends what was started and still runs, newest first. PostgreSQL takes SIGQUIT as "at once". */
export async function endProcesses(): Promise<void> {
  for (const one of [...running].toReversed()) await one.end(one.name.startsWith('PostgreSQL') ? 'SIGQUIT' : 'SIGKILL');
}

/** Polls until a condition is true; the error says what was waited for. */
export async function until(what: string, look: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  let last: unknown = null;
  for (;;) {
    try {
      if (await look()) return;
    } catch (error) {
      last = error;
    }
    if (performance.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain for: ${what}`, { cause: last });
    await sleep(50);
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
