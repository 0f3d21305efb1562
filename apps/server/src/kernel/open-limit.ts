import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { realmOf } from '@quayside/contract/kernel/call';
import type { Db } from './database.ts';
import type { Deps } from './deps.ts';
import { addressGroup, bucketOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { hashToken } from './tokens.ts';

const MINUTE_MS = 60_000;
/** A process takes this part of what is left at a time: about a tenth of the requests write, and what lies unused elsewhere is small. */
const SLICES = 20;

/** What this process may still let through for one key until the minute ends. */
type Share = {
  left: number;
  /** Left for all processes when this one last asked. */
  others: number;
  /** By the clock of the database: all processes begin the minute together, whatever their own clocks say. */
  endsAt: number;
  /** Requests of one moment wait for one answer. */
  asked: Promise<void> | null;
};

/**
 * Limits the requests of one key per minute across all processes, and tells it with every answer how many are left. Each process takes
 * slices of the minute from one row: a row written for each request would cost more than most requests. Who sends no key, or one that
 * does not exist, is counted by address: invented keys would get a row and a limit each.
 */
export function limitOpenRequests(app: FastifyInstance, { database: { db }, config }: Pick<Deps, 'database' | 'config'>): void {
  const perMinute = config.OPEN_RATE_LIMIT_PER_MINUTE;
  const shares = new Map<string, Share>();
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOpen(request) || request.routeOptions.url === '/open/openapi.json') return;
    const bucket = await bucketFor(db, shares, request);
    forgetEnded(shares);
    const share = shares.get(bucket) ?? { left: 0, others: perMinute, endsAt: 0, asked: null };
    shares.set(bucket, share);
    const isAllowed = await use(share, () => takeSlice(db, bucket, share, perMinute));
    reply.headers({
      'ratelimit-limit': perMinute,
      'ratelimit-remaining': share.left + share.others,
      'ratelimit-reset': Math.max(1, Math.ceil((share.endsAt - performance.now()) / 1000)),
    });
    if (!isAllowed) throw new Refusal('request.too_frequent');
  });
}

async function bucketFor(db: Db, shares: ReadonlyMap<string, Share>, { headers, ip }: FastifyRequest): Promise<string> {
  const ofAddress = bucketOf('open address', addressGroup(ip));
  if (headers.authorization === undefined) return ofAddress;
  const keyHash = hashToken(headers.authorization.replace(/^Bearer /, ''));
  const ofKey = bucketOf('open key', keyHash.toString('base64'));
  return shares.has(ofKey) || (await isKey(db, keyHash)) ? ofKey : ofAddress;
}

/** Also of a closed one: its holder is to be told why, not to be mixed with strangers. */
async function isKey(db: Db, keyHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select closed_key(${keyHash}) is not null as known`.execute(db);
  return rows[0]?.known === true;
}

/** All end with the minute, so those that ended are at the front. */
function forgetEnded(shares: Map<string, Share>): void {
  for (const [bucket, { endsAt, asked }] of shares) {
    if (asked || endsAt > performance.now()) return;
    shares.delete(bucket);
  }
}

async function use(share: Share, ask: () => Promise<void>): Promise<boolean> {
  while (share.left === 0 || share.endsAt <= performance.now()) {
    if (share.others === 0 && share.endsAt > performance.now()) return false;
    share.asked ??= ask().finally(() => (share.asked = null));
    await share.asked;
  }
  share.left--;
  return true;
}

/** Counts a slice as used before any of it is: together the processes never let through more than the limit. */
async function takeSlice(db: Db, bucket: string, share: Share, perMinute: number): Promise<void> {
  const isNew = share.endsAt <= performance.now();
  const wanted = Math.max(1, Math.floor((isNew ? perMinute : share.others) / SLICES));
  const { rows } = await sql<{ used: number; ms_left: number }>`
    insert into rate_limits as r (bucket, minute, used) values (${bucket}, date_trunc('minute', clock_timestamp()), ${wanted}::int)
    on conflict (bucket) do update set
      used = case when r.minute >= excluded.minute then r.used + excluded.used else excluded.used end,
      minute = greatest(r.minute, excluded.minute)
    returning used, ceil(extract(epoch from minute + interval '1 minute' - clock_timestamp()) * 1000)::int as ms_left`.execute(db);
  const { used, ms_left } = rows[0] ?? { used: wanted, ms_left: MINUTE_MS };
  share.left = Math.max(0, wanted - Math.max(0, used - perMinute));
  share.others = Math.max(0, perMinute - used);
  share.endsAt = performance.now() + ms_left;
}

/** By the matched route: a path in another spelling is the same call. By the URL where no route has matched. */
export function isOpen({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return isOpenPath(routeOptions.url) || isOpenPath(url);
}

function isOpenPath(path = ''): boolean {
  return realmOf({ path: path as `/${string}` }) === 'open'; // it starts with a slash, or is empty
}
