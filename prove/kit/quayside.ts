import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { claimPort } from '../../tools/claim-port.ts';
import { startProcess, until, type Started } from './processes.ts';

export const root = join(import.meta.dirname, '../..');

export type Quayside = {
  readonly base: string;
  readonly port: number;
  readonly pid: () => number;
  readonly output: () => string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** One process of the server on a port it keeps; `start` waits until it says it is ready. */
export async function openQuayside(
  role: 'api' | 'worker',
  env: Readonly<Record<string, string>>,
  { folder = root, program = 'apps/server/src/main.ts' } = {},
): Promise<Quayside> {
  const port = await claimPort();
  const base = `http://127.0.0.1:${port}`;
  let server: Started | null = null;
  let last = '';
  return {
    base,
    port,
    pid: () => server?.pid ?? 0,
    output: () => server?.output() ?? '',
    start: async () => {
      const all = {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
        LOG_LEVEL: 'error',
        DEMO: '0',
        JOB_LEASE_SECONDS: '5',
        // As docs/scale.md says.
        JOB_SLOTS: String(Math.min(4, Math.max(2, availableParallelism()))),
        RATE_LIMIT_PER_MINUTE: '1000000',
        OPEN_RATE_LIMIT_PER_MINUTE: '1000000',
        ...env,
        ROLE: role,
        PORT: String(port),
      };
      const args = ['--disable-warning=ExperimentalWarning', program];
      await until(
        `the ${role} process on ${port}`,
        async () => {
          // A server whose database went away while it started ends with a message: whoever watches it starts it again.
          if (server && !server.isRunning()) last = server.output();
          if (!server?.isRunning()) server = startProcess(`Quayside ${role}`, process.execPath, args, { env: all, cwd: folder });
          return (await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2000) })).status === 200;
        },
        120_000,
      ).catch((error: unknown) => {
        throw new Error(`the ${role} process did not become ready: ${last}${server?.output() ?? ''}`, { cause: error });
      });
    },
    kill: async () => server?.end('SIGKILL'),
    stop: async () => server?.end('SIGTERM'),
  };
}
