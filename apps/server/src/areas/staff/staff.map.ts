import type { Selectable } from 'kysely';
import { actorOf, type StaffActor } from '#server/kernel/actor.ts';
import { flag } from '#server/kernel/flag.ts';
import type { SecondFactor } from '#server/kernel/second-factor.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type * as staff from './staff.queries.ts';

type StaffTable = Selectable<Tables['staff']>;

/** A member of staff as an actor, before they have a session. */
export function staffActor({ staff_id, name, email, role }: StaffTable): StaffActor {
  const actor = actorOf({ kind: 'staff', name, email, staff_id, staff_role: role });
  if (actor.kind !== 'staff') throw new Error('a member of staff is a staff actor');
  return actor;
}

/** Sealed for this row: an account's place begins with `totp:`. */
export function factorOf(member: StaffTable): SecondFactor {
  return { ...member, place: `staff_totp:${member.staff_id}` };
}

type Row = Awaited<ReturnType<typeof staff.staffPageAcrossMerchants>>['list'][number];

/** A row of the list: nothing of the password and the secret leaves the server. */
export function staffView({ has_password, totp_enabled, ...row }: Row) {
  return { ...row, is_invited: flag(!has_password), totp_enabled: flag(totp_enabled) };
}

type SessionRow = Awaited<ReturnType<typeof staff.sessionsOfStaffAcrossMerchants>>[number];

export function sessionView({ token_hash, ...row }: SessionRow, current: Buffer | null) {
  return { ...row, is_current: flag(current !== null && token_hash.equals(current)), is_staff: flag(false) };
}
