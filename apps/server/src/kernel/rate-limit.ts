import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, LimitRule } from '@quayside/contract/kernel/call';
import type { Db } from './database.ts';
import { Refusal } from './refusal.ts';

type Caller = { ip: string; person: string | null };

/** Counts one use against each of a call's limits, across all processes, and refuses when the limit per minute is reached. */
export async function countUse(db: Db, call: Call, input: Record<string, unknown>, who: Caller): Promise<void> {
  const { limit = [] } = call;
  for (const rule of 'by' in limit ? [limit] : limit) await countOne(db, call, rule, input, who);
}

async function countOne(
  db: Db,
  call: Call,
  { by: wanted, perMinute }: LimitRule,
  input: Record<string, unknown>,
  who: Caller,
): Promise<void> {
  const by =
    typeof wanted === 'string'
      ? [wanted, wanted === 'ip' ? who.ip : (who.person ?? who.ip)]
      : wanted.map((field) => String(input[field] ?? ''));
  // Hashed, so that bucket names contain no personal addresses.
  const bucket = createHash('sha256')
    .update(JSON.stringify([call.name, ...by]))
    .digest('base64url');
  // Outside the call's transaction on purpose: a refused attempt counts too.
  const { rows } = await sql<{ used: number }>`
    insert into rate_limits as r (bucket, minute, used) values (${bucket}, date_trunc('minute', now()), 1)
    on conflict (bucket) do update set
      used = case when r.minute = excluded.minute then r.used + 1 else 1 end,
      minute = excluded.minute
    returning used`.execute(db);
  if ((rows[0]?.used ?? 0) > perMinute) throw new Refusal('request.too_frequent');
}
