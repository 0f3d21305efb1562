import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Call, InputOf, OutputOf } from '@quayside/contract/kernel/call';
import type { Envelope } from '@quayside/contract/kernel/envelope';
import { allHandlers, allJobs } from '#server/areas/all.ts';
import { readConfig, type Config } from '#server/kernel/config.ts';
import type { Database } from '#server/kernel/database.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Bound } from '#server/kernel/handlers.ts';
import { createApp } from '#server/kernel/http.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { createLogger } from '#server/kernel/logger.ts';
import { createMetrics } from '#server/kernel/metrics.ts';
import { startWorker, type Worker } from '#server/kernel/worker.ts';
import { recordedStorage } from '#server/kernel/recorded-storage.ts';
import { openSecrets } from '#server/kernel/secrets.ts';
import { chooseCarrier } from '#server/ports/carrier/choose.ts';
import { chooseChat } from '#server/ports/chat/choose.ts';
import { chooseMailer } from '#server/ports/mail/choose.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { sendWebhooks } from '#server/ports/webhooks/web.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { chooseTranslator } from '#server/ports/translation/choose.ts';
import { factories, type Factories } from './factories.ts';
import { freshDatabase } from './fresh-database.ts';

export type Answer<Content> = Envelope<Content> & { status: number; headers: Record<string, unknown> };
/** What the kits of areas need: also a server of its own process has these. */
export type Kit = Pick<TestApp, 'deps' | 'make' | 'send'>;
export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  databaseUrl: string;
  make: Factories;
  /** Makes a call as the holder of a token, the way the web client does. */
  send: <C extends Call>(
    call: C,
    input: InputOf<C>,
    token?: string | null,
    headers?: Record<string, string>,
  ) => Promise<Answer<OutputOf<C>>>;
  /** Starts a worker on this database; it stops with the test file. */
  work: (jobs?: readonly BoundJob[]) => Worker;
};

/** The server's dependencies on a database, with files in a folder of their own. */
export async function testDeps(database: Database, env: Record<string, string> = {}, ports: Partial<Deps> = {}): Promise<Deps> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quayside-files-'));
  const config: Config = readConfig(
    { LOG_LEVEL: 'error', JOB_LEASE_SECONDS: '2', DEMO_ORDERS: '0', ...env },
    join(import.meta.dirname, '../../../..'),
  );
  const deps: Deps = {
    config,
    dataDir,
    database,
    replica: null,
    logger: createLogger(process.env['TEST_LOG'] ?? 'silent'),
    mailer: chooseMailer(config),
    carrier: chooseCarrier(config),
    chat: chooseChat(config),
    translator: chooseTranslator(config),
    pictures: webPictures(),
    webhooks: sendWebhooks(),
    stores: chooseStores(config, dataDir),
    secrets: await openSecrets(config, database.db),
    storage: recordedStorage(chooseStorage(config, dataDir), database),
    metrics: createMetrics(),
    wakeWorker: () => {},
    ...ports,
  };
  afterAll(() => {
    deps.mailer.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return deps;
}

/** The whole server on its own database, without a port. Extra calls and jobs may be given, for cases no area has. */
export async function testApp(env: Record<string, string> = {}, extra: readonly Bound[] = [], ports: Partial<Deps> = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const workers: Worker[] = [];
  const deps = await testDeps(database, env, { wakeWorker: () => workers.at(-1)?.wakeWorker(), ...ports });
  const app = await createApp(deps, [...allHandlers, ...extra]);
  afterAll(async () => {
    // All of them: modules outlive the file, and a remaining worker would keep polling a closed pool.
    await Promise.all(workers.map((worker) => worker.stop()));
    await app.close();
  });
  return {
    app,
    deps,
    databaseUrl: database.url,
    make: factories(database.db),
    send: (call, input, token = null, headers = {}) => send(app, call, input, token, headers),
    work: (jobs = allJobs) => {
      const worker = startWorker(deps, jobs);
      workers.push(worker);
      return worker;
    },
  };
}

async function send<C extends Call>(
  app: FastifyInstance,
  call: C,
  input: InputOf<C>,
  token: string | null,
  headers: Record<string, string>,
): Promise<Answer<OutputOf<C>>> {
  const given: Record<string, unknown> = { ...input };
  // A list is sent value by value, like the client does.
  const query = Object.entries(given).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one): [string, string] => [key, String(one)]),
  );
  const response = await app.inject({
    method: call.method,
    url: call.method === 'GET' ? `${call.path}?${new URLSearchParams(query)}` : call.path,
    headers: { ...(token === null ? {} : { token }), ...headers },
    ...(call.method === 'GET' ? {} : { payload: given }),
  });
  // The envelope's content was written by the call's schema: the server has just validated it.
  return { ...response.json<Envelope<OutputOf<C>>>(), status: response.statusCode, headers: response.headers };
}
