import { provesAccount } from '#server/areas/accounts/accounts.public.ts';
import { provesStaff } from '#server/areas/staff/staff.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { confirmSession } from '#server/kernel/session-life.ts';

/** What a person gives to prove that it is them: the password, or a code of their second factor. */
export type Proof = { readonly password: string };

/** Confirms the session of a merchant's user for the calls that ask for it. Staff acting for the customer have no proof to give. */
export async function confirmOwn(ctx: MerchantCtx, proof: Proof): Promise<Record<string, never>> {
  await provesAccount(ctx, proof);
  await confirmSession(ctx.tx, found(ctx.request.tokenHash), ctx.now);
  return {};
}

export async function confirmStaff(ctx: DeskCtx, proof: Proof): Promise<Record<string, never>> {
  await provesStaff(ctx, proof);
  await confirmSession(ctx.tx, found(ctx.request.tokenHash), ctx.now);
  return {};
}
