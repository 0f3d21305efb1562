import type { Insertable, Updateable } from 'kysely';
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
  const rows = tx.selectFrom('staff').select(['staff_id', 'name', 'email', 'role', 'status', 'created_at']);
  return pageQuery(tx, input.role ? rows.where('role', '=', input.role) : rows, input, { staff_id: 'staff_id' }, 'staff_id');
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
