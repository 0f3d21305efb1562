import { sql, type Insertable, type Updateable } from 'kysely';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Staff do not belong to a merchant. */
export function staffByEmailAcrossMerchants(tx: Tx, email: string) {
  return tx.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

export function staffAcrossMerchants(tx: Tx, staffId: number) {
  return tx.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
}

export function lockStaffAcrossMerchants(tx: Tx, staffId: number) {
  return tx.selectFrom('staff').selectAll().where('staff_id', '=', staffId).forUpdate().executeTakeFirst();
}

export async function hasStaffAcrossMerchants(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('staff').select('staff_id').limit(1).executeTakeFirst()) !== undefined;
}

/** Locked in id order: when two administrators disable each other at once, the second sees the first change. */
export function lockAdministratorsAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('staff')
    .select('staff_id')
    .where('role', '=', 'administrator')
    .where('status', '=', 'enabled')
    .orderBy('staff_id')
    .forUpdate()
    .execute();
}

export function staffPageAcrossMerchants(tx: Tx, input: Page<'staff_id'> & { role?: StaffRole | undefined }) {
  const rows = staffRows(tx);
  return pageQuery(tx, input.role ? rows.where('s.role', '=', input.role) : rows, input, { staff_id: 's.staff_id' }, 's.staff_id');
}

/** What the list shows: whether there is a password, never the hash. */
function staffRows(tx: Tx) {
  return tx
    .selectFrom('staff as s')
    .leftJoin('staff as b', 'b.staff_id', 's.access_reset_by')
    .select(['s.staff_id', 's.name', 's.email', 's.role', 's.status', 's.created_at', 's.totp_enabled', 's.access_reset_at'])
    .select(['b.name as access_reset_by', sql<boolean>`s.password_hash is not null`.as('has_password')]);
}

export function staffRowAcrossMerchants(tx: Tx, staffId: number) {
  return staffRows(tx).where('s.staff_id', '=', staffId).executeTakeFirst();
}

/** The same condition the kernel checks at every desk call. */
export async function secondFactorMissingAcrossMerchants(tx: Tx, staffId: number): Promise<boolean> {
  const { missing } = await tx.selectNoFrom(sql<boolean>`second_factor_missing(${staffId})`.as('missing')).executeTakeFirstOrThrow();
  return missing;
}

export function sessionsOfStaffAcrossMerchants(tx: Tx, staffId: number, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['session_id', 'token_hash', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .limit(100)
    .execute();
}

/** The operation is a literal, not a parameter, so that the planner can use the partial index of sign-ins. */
export function signInsOfStaffAcrossMerchants(tx: Tx, staffId: number, limit: number) {
  return tx
    .selectFrom('operation_log')
    .select(['log_id', 'operation_time', 'ip', 'user_agent', 'outcome'])
    .where('staff_id', '=', staffId)
    .where('operation', '=', sql.lit('sessions.desk_login'))
    .orderBy('log_id', 'desc')
    .limit(limit)
    .execute();
}

export function managersAcrossMerchants(tx: Tx, roles: readonly StaffRole[]) {
  return tx
    .selectFrom('staff')
    .select(['staff_id', 'name', 'role'])
    .where('status', '=', 'enabled')
    .where('role', 'in', roles)
    .orderBy('name')
    .orderBy('staff_id')
    .execute();
}

export function insertStaffAcrossMerchants(tx: Tx, row: Insertable<Tables['staff']>) {
  return tx.insertInto('staff').values(row).returningAll().executeTakeFirstOrThrow();
}

export function writeStaffAcrossMerchants(tx: Tx, staffId: number, change: Updateable<Tables['staff']>) {
  return tx.updateTable('staff').set(change).where('staff_id', '=', staffId).returningAll().executeTakeFirstOrThrow();
}
