import type { DeskCtx } from '#server/kernel/ctx.ts';
import { flag } from '#server/kernel/flag.ts';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { endSessionOf, endSessions } from '#server/kernel/session-life.ts';
import { lockOwn, refuseWrongPassword } from './own-second-factor.ts';
import { mailPasswordChanged } from './staff-links.ts';
import { staffCodesLeftAcrossMerchants } from './staff-recovery.queries.ts';
import { sessionView } from './staff.map.ts';
import * as staff from './staff.queries.ts';

const SIGN_INS = 10;

/** The person's own sign-in data. */
export async function getOwnAccount({ tx, actor }: DeskCtx) {
  const { name, email, role, totp_enabled } = found(await staff.staffAcrossMerchants(tx, actor.staffId));
  const recovery_codes_left = await staffCodesLeftAcrossMerchants(tx, actor.staffId);
  return { name, email, role, totp_enabled: flag(totp_enabled), recovery_codes_left };
}

/** Changes the person's own password and ends their sessions on other devices. */
export async function updateOwnPassword(ctx: DeskCtx, input: { current_pwd: string; new_pwd: string }): Promise<Record<string, never>> {
  const { tx, request } = ctx;
  const member = await lockOwn(ctx);
  await refuseWrongPassword(member, input.current_pwd, 'current_pwd');
  refuseFields(...guessablePassword('new_pwd', input.new_pwd, member.email));
  await staff.writeStaffAcrossMerchants(tx, member.staff_id, { password_hash: await hashPassword(input.new_pwd) });
  await endSessions(tx, { staff_id: member.staff_id }, request.tokenHash);
  await endSessions(tx, { acting_staff_id: member.staff_id });
  await mailPasswordChanged(ctx, member);
  return {};
}

export async function listOwnSessions({ tx, actor, request, now }: DeskCtx) {
  const rows = await staff.sessionsOfStaffAcrossMerchants(tx, actor.staffId, now);
  return { list: rows.map((row) => sessionView(row, request.tokenHash)) };
}

/** Ends one of the person's own sessions. */
export async function revokeOwnSession({ tx, actor }: DeskCtx, { session_id }: { session_id: string }): Promise<Record<string, never>> {
  if (!(await endSessionOf(tx, { staff_id: actor.staffId }, session_id))) throw new Refusal('request.not_found');
  return {};
}

/** The latest sign-ins of this person, including failed ones. */
export async function listOwnSignIns({ tx, actor }: DeskCtx) {
  return { list: await staff.signInsOfStaffAcrossMerchants(tx, actor.staffId, SIGN_INS) };
}
