import { sessionLifeMs } from '@quayside/domain/sessions/session-rules';
import type { Deps } from './deps.ts';
import { asSystem, type Opened } from './transaction.ts';

const EVERY_MS = 5 * 60_000;

/** A session lives on while it is used. Written at most every five minutes, and never in the caller's way. */
export function keepAlive(deps: Deps, tokenHash: Buffer, { actor, seen }: Opened): void {
  const now = new Date();
  if (actor.kind === 'api_key' || now.getTime() - seen.last_seen_at.getTime() < EVERY_MS) return;
  const expires_at = new Date(now.getTime() + sessionLifeMs(seen.remember));
  asSystem(deps.database, (tx) =>
    tx.updateTable('sessions').set({ last_seen_at: now, expires_at }).where('token_hash', '=', tokenHash).execute(),
  ).catch((error: unknown) => deps.logger.warn({ err: error }, 'a session could not be prolonged'));
}
