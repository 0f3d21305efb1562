import type { z } from 'zod';
import type { StaffInput } from '@quayside/contract/staff/staff.desk-calls';
import type { StaffRole } from '@quayside/contract/kernel/permissions';
import { whyNotChange } from '@quayside/domain/staff/staff-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { deleteStaffLinksAcrossMerchants } from './staff-links.queries.ts';
import { mailStaffLink, resetAccess } from './staff-links.ts';
import { staffView } from './staff.map.ts';
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

/** Whether the role demands a second factor that this member of staff has not set up. */
export function mustEnrol(tx: Tx, staffId: number): Promise<boolean> {
  return staff.secondFactorMissingAcrossMerchants(tx, staffId);
}

export async function listStaff({ tx }: DeskCtx, input: Parameters<typeof staff.staffPageAcrossMerchants>[1]) {
  const { list, count } = await staff.staffPageAcrossMerchants(tx, input);
  return { list: list.map(staffView), count };
}

async function rowOf({ tx }: DeskCtx, staffId: number) {
  return staffView(found(await staff.staffRowAcrossMerchants(tx, staffId)));
}

/** Staff who may be a customer's account manager. */
export async function listManagers({ tx }: DeskCtx) {
  return { list: await staff.managersAcrossMerchants(tx, managing) };
}

type Input = z.output<typeof StaffInput>;

/** Adds or changes a member of staff. Somebody new gets a mailed link to set a password; nobody sets it for them. */
export async function saveStaff(ctx: DeskCtx, { staff_id, ...row }: Input) {
  try {
    return await rowOf(ctx, staff_id === undefined ? await addStaff(ctx, row) : await changeStaff(ctx, staff_id, row));
  } catch (error) {
    if (brokenConstraint(error) !== 'staff_email_key') throw error;
    throw new Refusal('request.invalid', {}, [{ path: 'email', code: 'accounts.email_taken', params: {} }]);
  }
}

async function addStaff(ctx: DeskCtx, row: Omit<Input, 'staff_id'>): Promise<number> {
  const member = await staff.insertStaffAcrossMerchants(ctx.tx, { ...row, password_hash: null, created_at: ctx.now });
  if (member.status === 'enabled') await mailStaffLink(ctx, member, 'invitation');
  return member.staff_id;
}

/** A new role or disabling ends the person's sessions. */
async function changeStaff(ctx: DeskCtx, staffId: number, change: Omit<Input, 'staff_id'>): Promise<number> {
  const { tx } = ctx;
  const administrators = await staff.lockAdministratorsAcrossMerchants(tx);
  const before = found(await staff.lockStaffAcrossMerchants(tx, staffId));
  refuseIf(whyNotChange(before, change, administrators.filter((one) => one.staff_id !== staffId).length));
  const after = await staff.writeStaffAcrossMerchants(tx, staffId, change);
  if (after.status === 'disabled' || after.role !== before.role) {
    await endSessions(tx, { acting_staff_id: staffId });
    await endSessions(tx, { staff_id: staffId });
  }
  const moved = after.email !== before.email;
  // A link in the mailbox of the old address, or of somebody disabled, must not work any more.
  if (moved || after.status === 'disabled') await deleteStaffLinksAcrossMerchants(tx, staffId);
  const waits = after.status === 'enabled' && after.password_hash === null;
  if (waits && (moved || before.status === 'disabled')) await mailStaffLink(ctx, after, 'invitation');
  return staffId;
}

/** Ends a person's access and mails them a link to set it up again. */
export async function resetStaffAccess(ctx: DeskCtx, input: { staff_id: number }) {
  return rowOf(ctx, await resetAccess(ctx, input));
}
