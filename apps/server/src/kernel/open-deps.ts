import pg from 'pg';
import { chooseChat } from '#server/ports/chat/choose.ts';
import { chooseMailer } from '#server/ports/mail/choose.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { chooseTranslator } from '#server/ports/translation/choose.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './database.ts';
import { prepareDataDir, serverUser } from './data-dir.ts';
import type { Deps } from './deps.ts';
import { startEmbedded } from './embedded-postgres.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { migrate } from './migrate.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { recordedStorage } from './recorded-storage.ts';
import { openSecrets } from './secrets.ts';
import { StartError, userMessageFor } from './start-error.ts';
import { within } from './within.ts';

/** How long a busy connection may delay the shutdown. */
const CLOSE_WITHIN_MS = 2000;

/** Deps plus what `run` needs to shut down. */
export type Opened = { deps: Omit<Deps, 'wakeWorker'>; dataDir: string; close: () => Promise<void> };

/** Opens the database (embedded, unless DATABASE_URL is set), migrates it, and builds the server's dependencies. */
export async function openDeps(config: Config, say: (line: string) => void = console.log): Promise<Opened> {
  const logger = createLogger(config.LOG_LEVEL);
  // With an external database, PostgreSQL's user does not matter and the data folder holds only files.
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path: dataDir, moved } = prepareDataDir(config, user);
  if (moved) say(`Data: ${dataDir} (PostgreSQL's user cannot reach this folder)`);
  const opened = await openDatabase(config, dataDir, user, say);
  const { database } = opened;
  database.pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  const secrets = await openSecrets(config, database.db).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const mailer = chooseMailer(config);
  const deps = {
    config,
    database,
    logger,
    mailer,
    chat: chooseChat(config),
    translator: chooseTranslator(config),
    pictures: webPictures(),
    secrets,
    storage: recordedStorage(chooseStorage(config, dataDir), database),
    metrics: createMetrics(),
  };
  const close = async () => {
    mailer.close();
    await opened.close();
  };
  return { deps, dataDir, close };
}

export type OpenedDatabase = { database: Database; close: () => Promise<void> };

/** Opens and migrates the database. On an error everything opened is closed again. */
async function openDatabase(
  config: Config,
  dataDir: string,
  user: ReturnType<typeof serverUser>,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  let opened: OpenedDatabase | null = null;
  try {
    opened =
      config.DATABASE_URL === undefined ? await openEmbedded(config, dataDir, user, say) : await openGiven(config, config.DATABASE_URL);
    const applied = await migrate(opened.database.db, undefined, { onRetry: say });
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
    return opened;
  } catch (error) {
    // Find the reason first: stopping the database frees disk space, which would hide a full disk.
    const sentence = userMessageFor(error, dataDir);
    await opened?.close();
    throw sentence === null ? error : new StartError(sentence);
  }
}

async function openEmbedded(
  config: Config,
  dataDir: string,
  user: ReturnType<typeof serverUser>,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  say('Database: starting the embedded PostgreSQL …');
  const server = await startEmbedded(dataDir, user);
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  admin.on('error', () => {}); // the database is gone; every call will report it
  try {
    await admin.connect();
    await lockDataDir(admin, dataDir);
    const there = await admin.query("select 1 from pg_database where datname = 'quayside'");
    if (there.rowCount === 0) await admin.query('create database quayside');
  } catch (error) {
    await admin.end();
    // If another process holds the lock, it uses this server: leave it running, even if we started it.
    if (server.started && !(error instanceof StartError)) await server.stop();
    throw error;
  }
  const database = connect(server.url('quayside'), config.DATABASE_POOL);
  const close = async () => {
    await within(CLOSE_WITHIN_MS, database.close());
    await server.stop();
    await admin.end();
  };
  return { database, close };
}

async function openGiven(config: Config, url: string): Promise<OpenedDatabase> {
  const database = connect(url, config.DATABASE_POOL);
  try {
    await refuseLostSettings(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
  }
  return { database, close: async () => void (await within(CLOSE_WITHIN_MS, database.close())) };
}

/** A pooler may drop the settings of `connect`: then no statement would time out, and days would start in another time zone. */
async function refuseLostSettings({ pool }: Database): Promise<void> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone'];
  const { rows } = await pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) with ordinality as wanted (name, at) order by at',
    [names],
  );
  const lost = rows.find(({ name, value }) => (name === 'TimeZone' ? value !== 'UTC' : value === '0'));
  if (lost)
    throw new StartError(
      `The settings of Quayside's connections do not reach the database: ${lost.name} is ${lost.value}. Behind a pooler set them for the database, see docs/operations.md.`,
    );
}
