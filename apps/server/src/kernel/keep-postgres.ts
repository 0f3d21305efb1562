import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUser } from './data-dir.ts';
import { startEmbedded, type EmbeddedPostgres } from './embedded-postgres.ts';
import { takeDataDir } from './lock-data-dir.ts';
import { StartError, isFull } from './start-error.ts';

/** Deaths within this time count together: a server that keeps dying needs a person. */
const WITHIN_MS = 10 * 60_000;
const MAX_DEATHS = 5;
const FULL_DISK_MS = 2000;

export type KeptPostgres = {
  readonly server: EmbeddedPostgres;
  /** Rejects when the server keeps dying or cannot be started again. */
  readonly lost: Promise<never>;
  /** Stops watching, then the server. */
  readonly stop: () => Promise<void>;
};

/** Starts the embedded PostgreSQL, locks its data folder for this process, and starts it again whenever it dies. */
export async function keepPostgres(dir: string, user: ServerUser, say: (line: string) => void): Promise<KeptPostgres> {
  const server = await startEmbedded(dir, user);
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {}); // it may reject before anything waits for it
  const deaths: number[] = [];
  let stopping = false;
  let admin = await takeDataDir(server, dir);

  /** The lock's connection ends with the server, or with a crash of one of its processes, after which it recovers by itself. */
  const watch = () => admin.once('end', () => (stopping ? undefined : void revive().catch(lost.reject)));
  const revive = async (): Promise<void> => {
    const now = Date.now();
    deaths.push(now);
    if (deaths.filter((at) => now - at < WITHIN_MS).length > MAX_DEATHS)
      throw new StartError(
        `The embedded PostgreSQL in ${dir} has died ${MAX_DEATHS + 1} times in ten minutes. Its log is postgres.log there.`,
      );
    say('Database: the embedded PostgreSQL has ended, starting it again …');
    await sleep(200 * (deaths.length - 1));
    const again = await startWhenPossible(dir, user, () => stopping);
    if (again === null) return;
    admin = await takeDataDir(again, dir);
    watch();
    say('Database: the embedded PostgreSQL runs again.');
  };
  watch();
  const stop = async () => {
    stopping = true;
    await server.stop();
    await admin.end();
  };
  return { server, lost: lost.promise, stop };
}

/** On a full disk it cannot start; calls get 503 until somebody has made room. Null when the process stops meanwhile. */
async function startWhenPossible(dir: string, user: ServerUser, isStopping: () => boolean): Promise<EmbeddedPostgres | null> {
  for (;;) {
    if (isStopping()) return null;
    try {
      return await startEmbedded(dir, user);
    } catch (error) {
      if (!isFull(dir)) throw error;
      await sleep(FULL_DISK_MS);
    }
  }
}
