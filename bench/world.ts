import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allHandlers } from '../apps/server/src/areas/all.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { connect, type Database } from '../apps/server/src/kernel/database.ts';
import type { Deps } from '../apps/server/src/kernel/deps.ts';
import type { Bound } from '../apps/server/src/kernel/handlers.ts';
import { createApp } from '../apps/server/src/kernel/http.ts';
import type { JobCtx } from '../apps/server/src/kernel/jobs.ts';
import { createLogger } from '../apps/server/src/kernel/logger.ts';
import { createMetrics } from '../apps/server/src/kernel/metrics.ts';
import { migrate } from '../apps/server/src/kernel/migrate.ts';
import { secretsWith } from '../apps/server/src/kernel/secrets.ts';
import { newToken } from '../apps/server/src/kernel/tokens.ts';
import { asJob as openJob } from '../apps/server/src/kernel/transaction.ts';
import { systemCtx } from '../apps/server/src/kernel/system-ctx.ts';
import { noChat } from '../apps/server/src/ports/chat/none.ts';
import { chooseMailer } from '../apps/server/src/ports/mail/choose.ts';
import { webPictures } from '../apps/server/src/ports/pictures/web.ts';
import { sendWebhooks } from '../apps/server/src/ports/webhooks/web.ts';
import { chooseStores } from '../apps/server/src/ports/stores/choose.ts';
import { chooseStorage } from '../apps/server/src/ports/storage/choose.ts';
import { administer, temporaryServer, type TemporaryServer } from '../tools/temporary-database.ts';

export const POOL = 16;
export const MERCHANTS = 100;
/** Signs the pushes of the carriers' feed. */
export const FEED_KEY = 'the-key-of-the-bench-feed';

export type World = {
  readonly server: TemporaryServer;
  /** A migrated database of its own; dropped with the world. */
  readonly database: () => Promise<Database & { url: string }>;
  readonly end: () => Promise<void>;
};

/** One temporary PostgreSQL for the whole bench, without fsync: work is compared, not disks. */
export async function openWorld(): Promise<World> {
  const server = await temporaryServer({ durable: false });
  const opened: { name: string; close: () => Promise<void> }[] = [];
  return {
    server,
    database: async () => {
      const name = `quayside_bench_${randomUUID().replaceAll('-', '')}`;
      await administer(server, `create database ${name}`);
      const url = server.url(name);
      const database = connect(url, POOL);
      opened.push({ name, close: database.close });
      await migrate(database.db);
      return { ...database, url };
    },
    end: async () => {
      for (const { name, close } of opened) {
        await close();
        await administer(server, `drop database if exists ${name} with (force)`);
      }
      await server.stop();
    },
  };
}

export type Merchant = { customer_id: number; account_id: number; token: string };

/** A hundred merchants with a main account each; returns the middle one, signed in. */
export async function addMerchants({ db }: Database): Promise<Merchant> {
  const names = Array.from({ length: MERCHANTS }, (_, index) => ({ name: `Merchant ${index + 1}` }));
  const customers = await db.insertInto('customers').values(names).returning('customer_id').execute();
  const accounts = await db
    .insertInto('accounts')
    .values(
      customers.map(({ customer_id }) => ({
        customer_id,
        account_type: 'main',
        email: `main${customer_id}@shop.test`,
        firstname: 'Mei',
        lastname: 'Lin',
        password_hash: '-',
      })),
    )
    .returning(['customer_id', 'account_id'])
    .execute();
  const one = accounts[MERCHANTS / 2];
  if (!one) throw new Error('no merchant was made');
  return signIn({ db }, one.customer_id);
}

/** A session of a merchant's main account. */
export async function signIn({ db }: Pick<Database, 'db'>, customerId: number): Promise<Merchant> {
  const one = await db
    .selectFrom('accounts')
    .select(['customer_id', 'account_id'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { token, hash } = newToken();
  const session = { ...one, token_hash: hash, staff_id: null, ip: '127.0.0.1', user_agent: 'bench' };
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: new Date(Date.now() + 24 * 3_600_000) })
    .execute();
  return { ...one, token };
}

/** The server's dependencies on a database, as main.ts creates them; `files` is a folder of stored files that stays. */
export function depsFor(database: Database, files?: string): { deps: Deps; end: () => void } {
  const folder = files ?? mkdtempSync(join(tmpdir(), 'quayside-bench-'));
  const config = readConfig(
    { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', OPEN_RATE_LIMIT_PER_MINUTE: '1000000', TRACK17_KEY: FEED_KEY, DEMO_ORDERS: '0' },
    join(import.meta.dirname, '..'),
  );
  const mailer = chooseMailer(config);
  const logger = createLogger('warn');
  const deps = {
    config,
    dataDir: folder,
    database,
    replica: null,
    logger,
    mailer,
    storage: chooseStorage(config, folder),
    metrics: createMetrics(),
    carrier: null,
    chat: noChat,
    translator: null,
    pictures: webPictures(),
    webhooks: sendWebhooks(),
    stores: chooseStores(config, folder),
    secrets: secretsWith(randomBytes(32)),
    wakeWorker: () => {},
  };
  return {
    deps,
    end: () => {
      mailer.close();
      if (files === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function appFor(deps: Deps, extra: readonly Bound[] = []) {
  return createApp(deps, [...allHandlers, ...extra]);
}

/** Runs a job's function as the worker does: in a transaction without a short timeout. */
export function asJob<Result>(deps: Deps, work: (ctx: JobCtx) => Promise<Result>): Promise<Result> {
  return openJob(deps.database, (tx) => {
    const { mailer, chat, logger, pictures } = deps;
    return work({
      ...systemCtx(deps, tx),
      progress: () => {},
      jobId: 1,
      lagging: (read) => read(tx),
      isLastTry: false,
      mailer,
      chat,
      logger,
      pictures,
    });
  });
}
