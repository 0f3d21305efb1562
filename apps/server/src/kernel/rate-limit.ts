import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Call, LimitRule } from '@quayside/contract/kernel/call';
import type { Db } from './database.ts';
import { Refusal } from './refusal.ts';

type Caller = { readonly kind: LimitRule['by'] & string; readonly key: string };

/** Counts a use by address, before anything of the request is looked at: malformed requests count too. */
export function countByAddress(db: Db, call: Call, ip: string): Promise<void> {
  return countUse(db, call, { kind: 'ip', key: addressGroup(ip) });
}

/** Counts a use by account, as soon as the session is known. Never by token: random tokens would write a row each. */
export function countByPerson(db: Db, call: Call, person: string): Promise<void> {
  return countUse(db, call, { kind: 'person', key: person });
}

/** Counts a use by fields of the input, such as the email a link is sent to. */
export async function countByFields(db: Db, call: Call, raw: unknown): Promise<void> {
  for (const rule of rulesOf(call)) {
    if (typeof rule.by !== 'string') await countOne(db, call, rule, accountIn(raw, rule.by));
  }
}

export function rulesOf({ limit = [] }: Call): readonly LimitRule[] {
  return 'by' in limit ? [limit] : limit;
}

async function countUse(db: Db, call: Call, { kind, key }: Caller): Promise<void> {
  for (const rule of rulesOf(call)) if (rule.by === kind) await countOne(db, call, rule, `${kind} ${key}`);
}

/** Counts across all processes and refuses when the limit per minute is reached. */
async function countOne(db: Db, call: Call, { perMinute }: LimitRule, by: string): Promise<void> {
  const bucket = bucketOf(call.name, by);
  // Outside the call's transaction on purpose: a refused attempt counts too.
  const { rows } = await sql<{ used: number }>`
    insert into rate_limits as r (bucket, minute, used) values (${bucket}, date_trunc('minute', now()), 1)
    on conflict (bucket) do update set
      used = case when r.minute = excluded.minute then r.used + 1 else 1 end,
      minute = excluded.minute
    returning used`.execute(db);
  if ((rows[0]?.used ?? 0) > perMinute) throw new Refusal('request.too_frequent');
}

/** Hashed, so that bucket names contain no personal addresses. */
export function bucketOf(what: string, by: string): string {
  return createHash('sha256')
    .update(JSON.stringify([what, by]))
    .digest('base64url');
}

const MAX_FIELD = 300;

/** The fields that name an account, in the form the schemas compare them. */
export function accountIn(raw: unknown, fields: readonly string[]): string {
  const values = fields.map((field) => {
    const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined;
    return typeof value === 'string' ? value.slice(0, MAX_FIELD).trim().toLowerCase() : '';
  });
  return JSON.stringify(values);
}

/** An IPv6 user owns a whole /64 and may change the address with every request: its first half identifies them. */
export function addressGroup(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length);
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
