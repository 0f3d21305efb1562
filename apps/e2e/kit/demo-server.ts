import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { claimPort } from '../../../tools/claim-port.ts';

const root = join(import.meta.dirname, '../../..');
const START_MS = 400_000;

export type DemoServer = { readonly baseURL: string; readonly databaseUrl: string; readonly stop: () => Promise<void> };

/** Starts the whole product as a process on the given database and folder, and waits until it serves. */
export async function startDemoServer(databaseUrl: string, dataDir: string): Promise<DemoServer> {
  const port = await claimPort();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000',
      // A short year: every status, in a few seconds.
      DEMO_ORDERS: '60',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const baseURL = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isReady(baseURL))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${output}`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { baseURL, databaseUrl, stop };
}

async function isReady(baseURL: string): Promise<boolean> {
  return fetch(`${baseURL}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
