import { deskStaffPaths } from '@quayside/contract/staff/staff.paths';
import { STAFF_LINK_LIFE_MS, type StaffLinkPurpose } from '@quayside/domain/staff/staff-rules';
import { sendMail, type SecurityMail } from '#server/areas/mails/mails.public.ts';
import type { DeskCtx, PublicCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { noSecondFactor } from '#server/kernel/second-factor.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { tokenUrl, type TokenUrl } from '#server/kernel/token-url.ts';
import { hashToken, newToken } from '#server/kernel/tokens.ts';
import * as links from './staff-links.queries.ts';
import { replaceStaffCodesAcrossMerchants } from './staff-recovery.queries.ts';
import { staffActor } from './staff.map.ts';
import * as staff from './staff.queries.ts';

/** Where the web server mounts the desk app. */
const DESK = '/desk';
/** Staff work for all brands; their mails come from the first one. */
export const STAFF_BRAND = 1;

type Member = { readonly staff_id: number; readonly name: string; readonly email: string };

/** Makes a link to set the password; an older one becomes invalid. */
export async function newStaffLink(
  { tx, now, request }: Pick<SystemCtx, 'tx' | 'now' | 'request'>,
  staffId: number,
  purpose: StaffLinkPurpose,
): Promise<TokenUrl> {
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + STAFF_LINK_LIFE_MS);
  await links.putStaffLinkAcrossMerchants(tx, { staff_id: staffId, token_hash: hash, purpose, expires_at });
  return tokenUrl(request.site + DESK + deskStaffPaths.setPassword(token));
}

/** Mails a link to set the password. Who sends it may be able to read it: for a day they and this account are not two people. */
export async function mailStaffLink(ctx: DeskCtx, member: Member, purpose: StaffLinkPurpose): Promise<void> {
  const access = { access_reset_by: ctx.actor.staffId, access_reset_at: ctx.now };
  await staff.writeStaffAcrossMerchants(ctx.tx, member.staff_id, access);
  const url = await newStaffLink(ctx, member.staff_id, purpose);
  await sendMail(ctx, { template: `staff.${purpose}`, ...letterTo(ctx, member), params: { by: ctx.actor.name, url } });
}

function letterTo({ language }: Pick<DeskCtx, 'language'>, { name, email }: Member) {
  return { to: { name, address: email }, language, platformType: STAFF_BRAND, customerId: null };
}

/** Tells a member of staff that their password was changed. */
export async function mailPasswordChanged(ctx: DeskCtx, member: Member): Promise<void> {
  await sendMail(ctx, { template: 'staff.password_changed', ...letterTo(ctx, member), params: {} });
}

/** An administrator locks somebody out and mails them a link: the old password and all sessions end at once. */
export async function resetAccess(ctx: DeskCtx, { staff_id }: { staff_id: number }) {
  const { tx, actor } = ctx;
  // One's own password and second factor are in the own account; this would lock the last administrator out.
  if (staff_id === actor.staffId) throw new Refusal('request.illegal_operation');
  const member = found(await staff.lockStaffAcrossMerchants(tx, staff_id));
  if (member.status === 'disabled') throw new Refusal('staff.disabled');
  await staff.writeStaffAcrossMerchants(tx, staff_id, { password_hash: null });
  await endSessions(tx, { staff_id });
  await endSessions(tx, { acting_staff_id: staff_id });
  await mailStaffLink(ctx, member, 'access_reset');
  return staff_id;
}

/** Sets the password by a mailed link. The second factor is removed with it: the link is also for who has lost the phone. */
export async function acceptLink(ctx: PublicCtx, { token, password }: { token: string; password: string }): Promise<Record<string, never>> {
  const token_hash = hashToken(token);
  const link = await links.staffLinkAcrossMerchants(ctx.tx, token_hash);
  if (!link || link.used_at !== null || link.expires_at <= ctx.now) throw new Refusal('staff.link_invalid');
  const member = await staff.staffAcrossMerchants(ctx.tx, link.staff_id);
  if (!member || member.status === 'disabled') throw new Refusal('staff.link_invalid');
  refuseFields(...guessablePassword('password', password, member.email));
  const password_hash = await hashPassword(password);
  const as = await ctx.becomeStaff(staffActor(member));
  // The person before the link, as everywhere (0004). Race: of two uses the second waits here and finds the link used.
  const current = await staff.lockStaffAcrossMerchants(as.tx, member.staff_id);
  if (current?.status !== 'enabled') throw new Refusal('staff.link_invalid');
  if (!(await links.useStaffLinkAcrossMerchants(as.tx, token_hash, ctx.now))) throw new Refusal('staff.link_invalid');
  await staff.writeStaffAcrossMerchants(as.tx, member.staff_id, { password_hash, access_reset_at: ctx.now, ...noSecondFactor });
  await replaceStaffCodesAcrossMerchants(as.tx, member.staff_id, []);
  await endSessions(as.tx, { staff_id: member.staff_id });
  await endSessions(as.tx, { acting_staff_id: member.staff_id });
  await mailPasswordChanged(as, member);
  return {};
}

const purposes: Readonly<Record<string, StaffLinkPurpose>> = {
  'staff.invitation': 'invitation',
  'staff.access_reset': 'access_reset',
};

/** Answers mails: a new link for who has not used theirs yet. Only administrators may send it. */
export async function sendStaffLinkAgain(ctx: DeskCtx, mail: SecurityMail): Promise<boolean> {
  const purpose = purposes[mail.template];
  if (purpose === undefined) return false;
  if (!ctx.actor.can.has('desk.staff.manage')) throw new Refusal('permission.denied');
  const named = await staff.staffByEmailAcrossMerchants(ctx.tx, mail.to_address);
  // Locked: somebody who sets the password at this moment must not get another link.
  const member = named && (await staff.lockStaffAcrossMerchants(ctx.tx, named.staff_id));
  if (!member || member.status === 'disabled' || member.password_hash !== null) return false;
  await mailStaffLink(ctx, member, purpose);
  return true;
}
