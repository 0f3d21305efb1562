import { fork } from 'node:child_process';
import { join } from 'node:path';

export type Child<Told> = { readonly told: Told; readonly end: () => Promise<void> };

/** Starts another file of the bench as a process of its own and waits for the first thing it tells. */
export async function child<Told>(file: string, given: unknown): Promise<Child<Told>> {
  const started = fork(join(import.meta.dirname, file), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const ended = new Promise<void>((end) => started.once('exit', () => end()));
  const told = new Promise<Told>((tell, fail) => {
    // The two files are one program; what the one sends is what the other expects.
    started.once('message', (message) => tell(message as Told));
    started.once('exit', (code) => fail(new Error(`${file} ended with ${code}`)));
    started.once('error', fail);
  });
  started.send(given as object); // any JSON value; the type of send is narrower
  return {
    told: await told,
    end: async () => {
      if (started.connected) started.disconnect();
      await ended;
    },
  };
}

/** For the other side: what this process was given, once. */
export function given<Given>(): Promise<Given> {
  // As above: the two files are one program.
  return new Promise((take) => process.once('message', (message) => take(message as Given)));
}

export function tell(message: object): void {
  process.send?.(message);
}
