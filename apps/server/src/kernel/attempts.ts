import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { realmOf, type Call } from '@quayside/contract/kernel/call';
import { attemptDelayS, type AttemptOf } from '@quayside/domain/kernel/attempt-delay';
import type { Db } from './database.ts';
import { addressGroup } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Who tries: the address, the account (fields of the input, or the signed-in actor), and the browser if it is known. */
type Trying = { readonly ip: string; readonly account: string | null; readonly device: Buffer | null };
type Bucket = { readonly key: Buffer; readonly of: AttemptOf };

export type Attempt = {
  /** The secret was right: the account starts afresh, and its browser is known from now on. */
  readonly succeeded: () => Promise<void>;
  /** Nothing was guessed (the input was invalid, the second factor is still missing): it does not count. */
  readonly withdrawn: () => Promise<void>;
};

/**
 * Counts an attempt to guess a secret before it is checked, so that many at once cannot slip through, and refuses it while the account or
 * the address must wait. A browser that has signed in to this account before has a count of its own: strangers cannot lock the owner out.
 */
export async function beginAttempt(db: Db, call: Call, trying: Trying): Promise<Attempt> {
  const holder = trying.account === null ? null : keyOf('holder', realmOf(call), trying.account);
  const known = holder !== null && trying.device !== null && (await isKnown(db, holder, trying.device));
  const buckets: Bucket[] = known
    ? [{ key: keyOf('device', realmOf(call), trying.account, trying.device.toString('hex')), of: 'account' }]
    : [
        { key: keyOf('address', call.name, addressGroup(trying.ip)), of: 'address' },
        ...(holder === null ? [] : [{ key: keyOf('account', realmOf(call), trying.account), of: 'account' as const }]),
      ];
  const seconds = await count(db, buckets);
  if (seconds > 0) throw new Refusal('request.too_many_attempts', { seconds });
  return {
    succeeded: async () => {
      await uncount(db, buckets);
      await sql`delete from attempts where bucket = any(${buckets.filter(({ of }) => of === 'account').map(({ key }) => key)})`.execute(db);
      if (holder !== null && trying.device !== null) await remember(db, holder, trying.device);
    },
    withdrawn: () => uncount(db, buckets),
  };
}

/** Hashed: the table holds no addresses and no emails. */
function keyOf(...parts: readonly (string | null)[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer');
}

/** Counts one attempt, or returns the seconds to wait when it comes too early. Failures are forgotten after a day without one. */
function count(db: Db, buckets: readonly Bucket[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const found: (Bucket & { failures: number })[] = [];
    for (const bucket of buckets) {
      await sql`insert into attempts (bucket, failures, last_at, next_at) values (${bucket.key}, 0, now(), now()) on conflict do nothing`.execute(
        tx,
      );
      const { rows } = await sql<{ failures: number; wait: number }>`
        select case when last_at < now() - interval '1 day' then 0 else failures end as failures,
               ceil(extract(epoch from next_at - clock_timestamp()))::int as wait
        from attempts where bucket = ${bucket.key} for update`.execute(tx);
      const { failures, wait } = rows[0] ?? { failures: 0, wait: 0 };
      if (wait > 0) return wait;
      found.push({ ...bucket, failures: failures + 1 });
    }
    for (const { key, of, failures } of found)
      await sql`
        update attempts set failures = ${failures}, last_at = now(), next_at = clock_timestamp() + make_interval(secs => ${attemptDelayS(of, failures)})
        where bucket = ${key}`.execute(tx);
    return 0;
  });
}

async function uncount(db: Db, buckets: readonly Bucket[]): Promise<void> {
  for (const { key } of buckets)
    await sql`update attempts set failures = greatest(failures - 1, 0), next_at = now() where bucket = ${key}`.execute(db);
}

async function isKnown(db: Db, holder: Buffer, device: Buffer): Promise<boolean> {
  const { rows } = await sql`select from known_devices where holder = ${holder} and device = ${device}`.execute(db);
  return rows.length > 0;
}

const MAX_DEVICES = 20;

async function remember(db: Db, holder: Buffer, device: Buffer): Promise<void> {
  await sql`
    with used as (
      insert into known_devices (holder, device, last_used_at) values (${holder}, ${device}, now())
      on conflict (holder, device) do update set last_used_at = now()
    )
    delete from known_devices where (holder, device) in
      (select holder, device from known_devices where holder = ${holder} order by last_used_at desc offset ${MAX_DEVICES - 1})`.execute(db);
}
