import { fork } from 'node:child_process';
import { join } from 'node:path';

export type Child<Told> = { readonly told: Told; readonly end: () => Promise<void> };

/** Starts another file of the bench as a process and waits for its first message. */
export async function child<Told>(file: string, given: unknown): Promise<Child<Told>> {
  const started = fork(join(import.meta.dirname, file), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const ended = new Promise<void>((end) => started.once('exit', () => end()));
  const told = new Promise<Told>((tell, fail) => {
    // Both files belong to one program, so the message types match.
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

/** For the child process: waits for its one input message. */
export function given<Given>(): Promise<Given> {
  // As above: both files belong to one program.
  return new Promise((take) => process.once('message', (message) => take(message as Given)));
}

export function tell(message: object): void {
  process.send?.(message);
}
