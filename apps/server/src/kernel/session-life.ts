import type { Insertable } from 'kysely';
import { sessionLeftMs } from '@quayside/domain/sessions/session-rules';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import type { Tables } from './tables.generated.ts';
import type { Opened } from './as-actor.ts';
import { asSystem } from './transaction.ts';

const EVERY_MS = 5 * 60_000;

/** Extends a session while it is used. Written at most every five minutes, and the call does not wait for it. */
export function keepAlive(deps: Deps, tokenHash: Buffer, { actor, seen }: Opened): void {
  const now = new Date();
  // A session of staff acting for a customer is not extended: it ends after an hour.
  if (actor.kind === 'api_key' || ('actingStaff' in actor && actor.actingStaff) || now.getTime() - seen.last_seen_at.getTime() < EVERY_MS)
    return;
  asSystem(deps.database, (tx) => prolong(tx, tokenHash, actor.kind === 'staff' ? 'desk' : 'merchant', seen.remember, now)).catch(
    (error: unknown) => deps.logger.warn({ err: error }, 'a session could not be prolonged'),
  );
}

async function prolong(tx: Tx, tokenHash: Buffer, realm: 'merchant' | 'desk', remember: boolean, now: Date): Promise<void> {
  const own = tx.updateTable('sessions').where('token_hash', '=', tokenHash);
  const { created_at } = (await tx.selectFrom('sessions').select('created_at').where('token_hash', '=', tokenHash).executeTakeFirst()) ?? {
    created_at: now,
  };
  const left = sessionLeftMs(realm, remember, now.getTime() - created_at.getTime());
  // Not one that was ended since: it must not come back.
  await own
    .where('expires_at', '>', now)
    .set({ last_seen_at: now, expires_at: new Date(now.getTime() + left) })
    .execute();
}

/** The person of this session has just given the password or a code. */
export async function confirmSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', tokenHash).execute();
}

export type NewSession = Insertable<Tables['sessions']>;

/** Inserted before sign-in is complete, so the customer comes from the account just checked. */
export async function addSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Needs only the token's hash: the owner of a token may end its session. */
export async function endSessionByToken(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one session of an account or a member of staff; false when they have no such session. */
export async function endSessionOf(tx: Tx, holder: Person, sessionId: string): Promise<boolean> {
  let own = tx.deleteFrom('sessions').where('session_id', '=', sessionId);
  if ('staff_id' in holder) own = own.where('staff_id', '=', holder.staff_id);
  else own = own.where('customer_id', '=', holder.customer_id).where('account_id', '=', holder.account_id);
  return (await own.executeTakeFirst()).numDeletedRows === 1n;
}

type Person = { readonly customer_id: number; readonly account_id: number } | { readonly staff_id: number };
type Holder =
  | { readonly account_id: number; readonly customer_id: number }
  | { readonly customer_id: number }
  | { readonly staff_id: number }
  | { readonly acting_staff_id: number };

/** Ends all sessions of a customer and keeps their rows until the clean-up: the next call is told that the customer is paused. */
export async function expireSessions(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ expires_at: now }).where('customer_id', '=', customerId).where('expires_at', '>', now).execute();
}

/** Ends all sessions of an account, customer or member of staff: their next call is answered 1010. */
export async function endSessions(tx: Tx, holder: Holder, except: Buffer | null = null): Promise<void> {
  let some = tx.deleteFrom('sessions');
  if ('customer_id' in holder) some = some.where('customer_id', '=', holder.customer_id);
  if ('account_id' in holder) some = some.where('account_id', '=', holder.account_id);
  if ('staff_id' in holder) some = some.where('staff_id', '=', holder.staff_id);
  if ('acting_staff_id' in holder) some = some.where('acting_staff_id', '=', holder.acting_staff_id);
  if (except) some = some.where('token_hash', '!=', except);
  await some.execute();
}
