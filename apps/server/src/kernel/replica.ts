import type { Logger } from 'pino';
import { connect, type Database } from './database.ts';

const LOOK_MS = 1000;
/** A call that finds no connection to the replica soon asks the primary instead. */
const CONNECT_WITHIN_MS = 2000;

/** `late`: further behind than allowed. `away`: cannot be reached, or is no replica. */
export type ReplicaState = 'usable' | 'late' | 'away';
export type Replica = {
  readonly database: Database;
  readonly state: () => ReplicaState;
  /** How far behind the primary it is at most; null while it is away. */
  readonly lagSeconds: () => number | null;
  /** A read on it has failed: nobody else tries before the next look. */
  readonly failed: () => void;
  /** Looks at once, besides the look every second. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly url: string;
  readonly size: number;
  readonly maxLagSeconds: number;
  readonly keepsStatements?: boolean | undefined;
};

/**
 * Connects to the replica and watches in the background how far it is behind. Measured by positions in the log of the primary and by this
 * process's clock: clocks of other machines do not matter, and an idle primary is not taken for a late replica.
 */
export function openReplica(
  { url, size, maxLagSeconds, keepsStatements }: Options,
  primary: Database,
  logger: Pick<Logger, 'warn'>,
): Replica {
  const database = connect(url, size, { owner: primary, withinMs: CONNECT_WITHIN_MS, keepsStatements });
  database.pool.on('error', (error) => logger.warn({ err: error }, 'a connection to the replica was lost'));
  /** Where the primary was at earlier looks, oldest first. */
  let marks: { readonly at: number; readonly position: number }[] = [];
  /** The replica has everything the primary had at this moment. */
  let upTo: number | null = null;
  let looking: Promise<void> | null = null;

  async function compare(): Promise<void> {
    const at = performance.now();
    try {
      marks.push({ at, position: await positionOf(primary, 'pg_current_wal_flush_lsn()') });
      const replayed = await positionOf(database, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end');
      const passed = marks.findLastIndex(({ position }) => position <= replayed);
      if (passed >= 0) upTo = marks[passed]?.at ?? null;
      marks = marks.slice(Math.max(passed, marks.length - 2 * maxLagSeconds, 0));
    } catch (error) {
      if (upTo !== null) logger.warn({ err: error }, 'the replica is away');
      upTo = null;
      marks = [];
    }
  }

  const look = () => (looking ??= compare().finally(() => (looking = null)));
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  const lagSeconds = () => (upTo === null ? null : (performance.now() - upTo) / 1000);
  return {
    database,
    lagSeconds,
    look,
    state: () => {
      const lag = lagSeconds();
      return lag === null ? 'away' : lag > maxLagSeconds ? 'late' : 'usable';
    },
    failed: () => {
      upTo = null;
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await database.close();
    },
  };
}

/** Bytes since the beginning of the write-ahead log. */
async function positionOf({ pool }: Database, position: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number | null }>(`select pg_wal_lsn_diff(${position}, '0/0')::bigint as bytes`);
  const bytes = rows[0]?.bytes ?? null;
  if (bytes === null) throw new Error('the database of DATABASE_READ_URL is no replica');
  return bytes;
}
