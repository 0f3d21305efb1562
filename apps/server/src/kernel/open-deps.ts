import { chooseCarrier } from '#server/ports/carrier/choose.ts';
import { chooseChat } from '#server/ports/chat/choose.ts';
import { chooseMailer } from '#server/ports/mail/choose.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { sendWebhooks } from '#server/ports/webhooks/web.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { chooseTranslator } from '#server/ports/translation/choose.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './database.ts';
import { prepareDataDir, serverUser } from './data-dir.ts';
import type { Deps } from './deps.ts';
import { keepPostgres } from './keep-postgres.ts';
import { lockDown } from './lock-down.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { migrate } from './migrate.ts';
import { notePorts, watchPorts } from './port-watch.ts';
import { recordedStorage } from './recorded-storage.ts';
import { openReplica, type Replica } from './replica.ts';
import { openSecrets } from './secrets.ts';
import { StartError, userMessageFor } from './start-error.ts';
import { within } from './within.ts';

/** How long a busy connection may delay the shutdown. */
const CLOSE_WITHIN_MS = 2000;
const OWNER_CONNECTIONS = 2;

/** Deps plus what `run` needs to shut down. */
export type Opened = Pick<OpenedDatabase, 'owner' | 'lost'> & {
  deps: Omit<Deps, 'wakeWorker'>;
  close: () => Promise<void>;
};

/** Opens the database (embedded, unless DATABASE_URL is set), migrates it, and builds the server's dependencies. */
export async function openDeps(config: Config, say: (line: string) => void = console.log): Promise<Opened> {
  const logger = createLogger(config.LOG_LEVEL);
  // With an external database, PostgreSQL's user does not matter and the data folder holds only files.
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path: dataDir, moved } = prepareDataDir(config, user);
  if (moved) say(`Data: ${dataDir} (PostgreSQL's user cannot reach this folder)`);
  const opened = await openDatabase(config, dataDir, user, say);
  const database = config.DATABASE_READ_URL === undefined ? opened.database : { ...opened.database, notesWrites: true };
  database.pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  const secrets = await openSecrets(config, opened.owner.db).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const watch = watchPorts(choosePorts(config, dataDir, database), database, config, logger);
  const replica = replicaOf(config, database, logger);
  const deps = {
    config,
    dataDir,
    database,
    replica,
    logger,
    ...watch.ports,
    pictures: webPictures(),
    stores: chooseStores(config, dataDir),
    secrets,
    metrics: createMetrics(),
  };
  await notePorts(database, config);
  const close = async () => {
    deps.mailer.close();
    await watch.flush();
    await Promise.all([replica && within(CLOSE_WITHIN_MS, replica.close()), opened.close()]);
  };
  return { deps, owner: opened.owner, lost: opened.lost, close };
}

/** A replica that is away does not delay the start: reads go to the primary until it is found. */
function replicaOf(config: Config, database: Database, logger: Deps['logger']): Replica | null {
  if (config.DATABASE_READ_URL === undefined) return null;
  const options = {
    url: config.DATABASE_READ_URL,
    size: config.DATABASE_READ_POOL,
    maxLagSeconds: config.DATABASE_READ_LAG_SECONDS,
    keepsStatements: config.DATABASE_KEEPS_STATEMENTS,
  };
  const replica = openReplica(options, database, logger);
  void replica.look();
  return replica;
}

function choosePorts(config: Config, dataDir: string, database: Database) {
  return {
    mailer: chooseMailer(config),
    carrier: chooseCarrier(config),
    chat: chooseChat(config),
    translator: chooseTranslator(config),
    webhooks: sendWebhooks(),
    storage: recordedStorage(chooseStorage(config, dataDir), database),
  };
}

export type OpenedDatabase = {
  /** Connected as the owner of the tables. With DATABASE_URL alone it is the same user as the app's. */
  owner: Database;
  database: Database;
  /** Rejects when the database is lost for good; null when it is not ours to watch. */
  lost: Promise<never> | null;
  close: () => Promise<void>;
};

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
    const applied = await migrate(opened.owner.db, undefined, { onRetry: say });
    if (opened.owner !== opened.database) await lockDown(opened.owner.pool);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
    return opened;
  } catch (error) {
    // Find the reason first: stopping the database frees disk space, which would hide a full disk.
    const sentence = userMessageFor(error, dataDir);
    await opened?.close();
    throw sentence === null ? error : new StartError(sentence);
  }
}

/** The app connects as a role without any rights of its own; only migrations, the first secret and the demo need the owner. */
const APP_ROLE = 'quayside_app';

async function openEmbedded(
  config: Config,
  dataDir: string,
  user: ReturnType<typeof serverUser>,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  say('Database: starting the embedded PostgreSQL …');
  const kept = await keepPostgres(dataDir, user, say);
  const owner = connect(kept.server.url('quayside'), OWNER_CONNECTIONS);
  const database = connect(kept.server.url('quayside', APP_ROLE), config.DATABASE_POOL, { owner });
  const close = async () => {
    await within(CLOSE_WITHIN_MS, Promise.all([owner.close(), database.close()]));
    await kept.stop();
  };
  return { owner, database, lost: kept.lost, close };
}

async function openGiven(config: Config, url: string): Promise<OpenedDatabase> {
  const keepsStatements = config.DATABASE_KEEPS_STATEMENTS;
  const owner = config.DATABASE_OWNER_URL === undefined ? null : connect(config.DATABASE_OWNER_URL, OWNER_CONNECTIONS, { keepsStatements });
  const database = connect(url, config.DATABASE_POOL, { owner: owner ?? undefined, keepsStatements });
  const close = async () => void (await within(CLOSE_WITHIN_MS, Promise.all([owner?.close(), database.close()])));
  try {
    await refuseLostSettings(database);
  } catch (error) {
    await close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
  }
  return { owner: owner ?? database, database, lost: null, close };
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
