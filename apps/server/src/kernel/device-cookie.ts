import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@quayside/contract/kernel/call';
import type { Config } from './config.ts';

const COOKIE = /(?:^|; )device=([\w-]{36})(?:;|$)/;
const MAX_AGE_S = 180 * 86_400;

/** For calls that sign in: the browser's random id, from its cookie or new. It says nothing about the person. */
export function deviceOf(request: FastifyRequest, { guess, permission }: Call): string | null {
  if (!guess || permission !== 'public') return null;
  return COOKIE.exec(request.headers.cookie ?? '')?.[1] ?? randomUUID();
}

/** After a success the browser is known, and strangers' failures do not delay it. Page scripts cannot read the cookie. */
export function keepDevice(reply: FastifyReply, device: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  const secure = PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `device=${device}; Path=/api; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure}`);
}
