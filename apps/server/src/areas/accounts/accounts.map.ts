import { personName } from '@quayside/domain/kernel/person-name';
import type { Selectable } from 'kysely';
import { actorOf, type MerchantActor } from '#server/kernel/actor.ts';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as accounts from './accounts.queries.ts';

type AccountRow = Selectable<Tables['accounts']>;

/** An account as an actor, before it has a session. */
export function accountActor(account: AccountRow): MerchantActor {
  const { account_type: kind, firstname, lastname } = account;
  const actor = actorOf({ ...account, kind, name: personName(firstname, lastname) });
  if (actor.kind === 'staff') throw new Error('an account cannot be a staff actor');
  return actor;
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof accounts.profile>>>;

export function profileView({ email_verified_at, totp_enabled, ...row }: ProfileRow, recovery_codes_left: number) {
  return { ...row, email_verified: flag(email_verified_at !== null), totp_enabled: flag(totp_enabled), recovery_codes_left };
}

type SessionRow = Awaited<ReturnType<typeof accounts.sessionsOf>>[number];

export function sessionView({ token_hash, acting_staff_id, ...row }: SessionRow, current: Buffer | null) {
  return { ...row, is_current: flag(current !== null && token_hash.equals(current)), is_staff: flag(acting_staff_id !== null) };
}
