import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { DeskCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { isPassword } from '#server/kernel/passwords.ts';
import { newRecoveryCodes } from '#server/kernel/recovery-codes.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { confirmedSecondFactor, freshStep, newSecondFactor, noSecondFactor, proofOf } from '#server/kernel/second-factor.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { STAFF_BRAND } from './staff-links.ts';
import { replaceStaffCodesAcrossMerchants, useStaffCodeAcrossMerchants, useStaffStepAcrossMerchants } from './staff-recovery.queries.ts';
import { factorOf, staffActor } from './staff.map.ts';
import * as staff from './staff.queries.ts';

export async function lockOwn({ tx, actor }: DeskCtx) {
  return found(await staff.lockStaffAcrossMerchants(tx, actor.staffId));
}

/** Refuses at the field `password`, or at the one given. */
export async function refuseWrongPassword(member: { password_hash: string | null }, password: string, path = 'password'): Promise<void> {
  const right = await isPassword(member.password_hash ?? undefined, password);
  if (!right) refuseFields({ path, code: 'accounts.wrong_password', params: {} });
}

/** Makes a secret for an authenticator app. It takes effect only after a code confirms it. */
export async function startTotp(ctx: DeskCtx) {
  const member = await lockOwn(ctx);
  const { site_name } = await brandOf(ctx.tx, STAFF_BRAND);
  const { columns, answer } = newSecondFactor(ctx.secrets, factorOf(member), { issuer: `${site_name} desk`, email: member.email });
  await staff.writeStaffAcrossMerchants(ctx.tx, member.staff_id, columns);
  return answer;
}

/** Enables the second factor after a valid code. Returns the recovery codes, the only time they are readable. */
export async function confirmTotp(ctx: DeskCtx, { code }: { code: string }) {
  const member = await lockOwn(ctx);
  await staff.writeStaffAcrossMerchants(ctx.tx, member.staff_id, confirmedSecondFactor(ctx, factorOf(member), code));
  return writeCodes(ctx);
}

/** New recovery codes; the old ones stop working. */
export async function regenerateCodes(ctx: DeskCtx, { password }: { password: string }) {
  const member = await lockOwn(ctx);
  await refuseWrongPassword(member, password);
  if (!member.totp_enabled) throw new Refusal('accounts.totp_not_started');
  return writeCodes(ctx);
}

async function writeCodes({ tx, actor }: DeskCtx) {
  const { codes, hashes } = newRecoveryCodes();
  await replaceStaffCodesAcrossMerchants(tx, actor.staffId, hashes);
  return { recovery_codes: codes };
}

/** Disables the second factor. Where the role demands one, the desk asks for a new one at once. */
export async function stopTotp(ctx: DeskCtx, { password }: { password: string }): Promise<Record<string, never>> {
  const member = await lockOwn(ctx);
  await refuseWrongPassword(member, password);
  await staff.writeStaffAcrossMerchants(ctx.tx, member.staff_id, noSecondFactor);
  await replaceStaffCodesAcrossMerchants(ctx.tx, member.staff_id, []);
  // Acting for a customer is a session of the portal, which does not ask for the second factor again.
  await endSessions(ctx.tx, { acting_staff_id: member.staff_id });
  return {};
}

const CODE = /^\d{6}$/;

/** Refuses unless the member of staff gives the password, or a fresh code of the second factor. */
export async function provesStaff(ctx: DeskCtx, { password }: { password: string }): Promise<void> {
  const member = await lockOwn(ctx);
  const step = member.totp_enabled && CODE.test(password) ? freshStep(ctx, factorOf(member), password) : null;
  if (step !== null) return void (await staff.writeStaffAcrossMerchants(ctx.tx, member.staff_id, { totp_last_step: step }));
  const isRight = await isPassword(member.password_hash ?? undefined, password);
  if (!isRight) refuseFields({ path: 'password', code: 'accounts.wrong_proof', params: {} });
}

type SigningIn = NonNullable<Awaited<ReturnType<typeof staff.staffByEmailAcrossMerchants>>>;

/** Checks the code if the member of staff has a second factor. Returns what must run after the session is inserted. */
export function passStaffSecondFactor(ctx: PublicCtx, member: SigningIn, code: string | undefined): () => Promise<void> {
  const proof = proofOf(ctx, factorOf(member), code);
  if (proof === null) return async () => {};
  return async () => {
    const { tx } = await ctx.becomeStaff(staffActor(member));
    // Race: of two sign-ins with one code the second finds it used.
    const isFirst =
      'step' in proof
        ? await useStaffStepAcrossMerchants(tx, member.staff_id, proof.step)
        : await useStaffCodeAcrossMerchants(tx, member.staff_id, proof.recoveryHash, ctx.now);
    if (!isFirst) throw new Refusal('accounts.totp_wrong');
  };
}
