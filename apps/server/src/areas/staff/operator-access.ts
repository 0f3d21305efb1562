import type { SystemCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { newStaffLink } from './staff-links.ts';
import { forgetStaffFactorsAcrossMerchants } from './staff-recovery.queries.ts';
import * as staff from './staff.queries.ts';

/**
 * A link to set the password, for who runs the server: the first administrator, or one who has lost everything. Using the link also
 * removes the second factor.
 */
export async function operatorAccess(ctx: Pick<SystemCtx, 'tx' | 'now' | 'request'>, email: string): Promise<string> {
  const { tx, now } = ctx;
  const member = await staff.staffByEmailAcrossMerchants(tx, email);
  if (member?.status === 'disabled') throw new StartError(`${email} is disabled. An administrator enables them at the desk.`);
  if (member) {
    await staff.writeStaffAcrossMerchants(tx, member.staff_id, { access_reset_by: null, access_reset_at: now });
    return newStaffLink(ctx, member.staff_id, 'access_reset');
  }
  if (await staff.hasStaffAcrossMerchants(tx)) throw new StartError(`Nobody at the desk has the address ${email}.`);
  const first = { email, name: email, role: 'administrator', password_hash: null, created_at: now } as const;
  const { staff_id } = await staff.insertStaffAcrossMerchants(tx, first);
  return newStaffLink(ctx, staff_id, 'invitation');
}

/** Turns off second factors nobody can check any more. */
export async function forgetSealedOfStaff(tx: Tx): Promise<string> {
  return `Staff: ${await forgetStaffFactorsAcrossMerchants(tx)} second factors are off.`;
}
