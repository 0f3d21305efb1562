import type { z } from 'zod';
import type { StaffInput } from '@quayside/contract/staff/staff.desk-calls';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import { whyNotChange } from '@quayside/domain/staff/staff-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import * as staff from './staff.queries.ts';

const managing: readonly StaffRole[] = ['account_manager', 'sales_manager', 'administrator'];

/** The member of staff with this email, if any. */
export function staffToSignIn(tx: Tx, email: string) {
  return staff.staffByEmailAcrossMerchants(tx, email);
}

/** Whether this member of staff may be a customer's account manager. */
export async function canManage(tx: Tx, staffId: number): Promise<boolean> {
  const member = await staff.staffAcrossMerchants(tx, staffId);
  return member !== undefined && member.status === 'enabled' && managing.includes(member.role);
}

/** Within this time the one who reset an access knows, or may know, how to use it. */
const ACCESS_RESET_MS = 24 * 3_600_000;

/** Whether another member of staff gave this one their access (an invitation, a new password) within the last 24 hours. */
export async function wasAccessResetBy(tx: Tx, staffId: number, byStaffId: number, now: Date): Promise<boolean> {
  const member = await staff.staffAcrossMerchants(tx, staffId);
  if (!member || member.access_reset_at === null || member.access_reset_by !== byStaffId) return false;
  return now.getTime() - member.access_reset_at.getTime() < ACCESS_RESET_MS;
}

export function listStaff({ tx }: DeskCtx, input: Parameters<typeof staff.staffPageAcrossMerchants>[1]) {
  return staff.staffPageAcrossMerchants(tx, input);
}

/** Staff who may be a customer's account manager. */
export async function listManagers({ tx }: DeskCtx) {
  return { list: await staff.managersAcrossMerchants(tx, managing) };
}

/** Adds or changes a member of staff. A new role, a new password or disabling ends their sessions. */
export async function saveStaff(ctx: DeskCtx, { staff_id, password, ...row }: z.output<typeof StaffInput>) {
  const password_hash = password === '' ? null : await hashPassword(password);
  try {
    if (staff_id !== undefined) return await changeStaff(ctx, staff_id, { ...row, ...(password_hash === null ? {} : { password_hash }) });
    return await staff.insertStaffAcrossMerchants(ctx.tx, { ...row, password_hash: found(password_hash), created_at: ctx.now });
  } catch (error) {
    if (brokenConstraint(error) !== 'staff_email_key') throw error;
    throw new Refusal('request.invalid', {}, [{ path: 'email', code: 'accounts.email_taken', params: {} }]);
  }
}

type Change = { name: string; email: string; role: StaffRole; status: 'enabled' | 'disabled'; password_hash?: string };

async function changeStaff({ tx, request }: DeskCtx, staffId: number, change: Change) {
  const administrators = await staff.lockAdministratorsAcrossMerchants(tx);
  const before = found(await staff.lockStaffAcrossMerchants(tx, staffId));
  refuseIf(whyNotChange(before, change, administrators.filter((one) => one.staff_id !== staffId).length));
  const after = await staff.writeStaffAcrossMerchants(tx, staffId, change);
  const otherwise = change.status === 'disabled' || change.role !== before.role || change.password_hash !== undefined;
  if (otherwise) {
    await endSessions(tx, { acting_staff_id: staffId });
    // Staff who change their own password keep this session.
    await endSessions(tx, { staff_id: staffId }, change.status === 'enabled' && change.role === before.role ? request.tokenHash : null);
  }
  return after;
}
