import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { realmOf } from '@quayside/contract/kernel/call';
import { addressGroup } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { hashToken } from './tokens.ts';

const MINUTE_MS = 60_000;

/** Seconds until the present minute ends: then every limit starts anew. */
export function secondsLeft(now = Date.now()): number {
  return Math.max(1, Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000));
}

/**
 * Limits the requests of one key per minute, and tells it with every answer how many are left. Counted in this process: a database row
 * for each request would cost more than most requests. Who sends no key is counted by address.
 */
export function limitOpenRequests(app: FastifyInstance, perMinute: number): void {
  let minute = 0;
  let used = new Map<string, number>();
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOpen(request) || request.routeOptions.url === '/open/openapi.json') return;
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) [minute, used] = [now, new Map()];
    const who = request.headers.authorization ? hashToken(request.headers.authorization).toString('base64') : addressGroup(request.ip);
    const count = (used.get(who) ?? 0) + 1;
    used.set(who, count);
    reply.headers({
      'ratelimit-limit': perMinute,
      'ratelimit-remaining': Math.max(0, perMinute - count),
      'ratelimit-reset': secondsLeft(),
    });
    if (count > perMinute) throw new Refusal('request.too_frequent');
  });
}

/** By the matched route: a path in another spelling is the same call. By the URL where no route has matched. */
export function isOpen({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return [routeOptions.url ?? '', url].some((path) => realmOf({ path: path as `/${string}` }) === 'open'); // both start with a slash
}
