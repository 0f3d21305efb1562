import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '@quayside/contract/kernel/call';
import type { Db } from './database.ts';
import { Refusal } from './refusal.ts';

/** Counts one use against a call's limit, across all processes, and refuses when the minute's share is used up. */
export async function countUse(
  db: Db,
  call: Call,
  input: Record<string, unknown>,
  who: { ip: string; person: string | null },
): Promise<void> {
  const { limit } = call;
  if (!limit) return;
  const by =
    typeof limit.by === 'string'
      ? [limit.by === 'ip' ? who.ip : (who.person ?? who.ip)]
      : limit.by.map((field) => String(input[field] ?? ''));
  // Hashed: a bucket's name would otherwise keep addresses of people.
  const bucket = createHash('sha256')
    .update(JSON.stringify([call.name, ...by]))
    .digest('base64url');
  // Outside the call's transaction on purpose: a refused try counts too.
  const { rows } = await sql<{ used: number }>`
    insert into rate_limits as r (bucket, minute, used) values (${bucket}, date_trunc('minute', now()), 1)
    on conflict (bucket) do update set
      used = case when r.minute = excluded.minute then r.used + 1 else 1 end,
      minute = excluded.minute
    returning used`.execute(db);
  if ((rows[0]?.used ?? 0) > limit.perMinute) throw new Refusal('request.too_frequent');
}
