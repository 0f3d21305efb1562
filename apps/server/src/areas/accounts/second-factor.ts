import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { isPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { matchingStep, newTotpSecret, totpUri } from '#server/kernel/totp.ts';
import { accountActor } from './accounts.map.ts';
import * as accounts from './accounts.queries.ts';

const place = (accountId: number) => `totp:${accountId}`;

async function lockOwn({ tx, actor }: MerchantCtx) {
  return found(await accounts.lockAccount(tx, actor.customerId, found(actor.accountId)));
}

/** Makes a secret for an authenticator app. It takes effect only after a code confirms it. */
export async function startTotp(ctx: MerchantCtx) {
  const account = await lockOwn(ctx);
  if (account.totp_enabled) throw new Refusal('accounts.totp_already_on');
  const secret = newTotpSecret();
  const totp_secret = ctx.secrets.seal(secret, place(account.account_id));
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, { totp_secret, totp_last_step: null });
  const { platform_type } = found(await accounts.customer(ctx.tx, account.customer_id));
  const { site_name } = await brandOf(ctx.tx, platform_type);
  return { secret, uri: totpUri(secret, site_name, account.email) };
}

/** Enables the second factor after a valid code. */
export async function confirmTotp(ctx: MerchantCtx, { code }: { code: string }): Promise<Record<string, never>> {
  const account = await lockOwn(ctx);
  if (account.totp_enabled) throw new Refusal('accounts.totp_already_on');
  if (!account.totp_secret) throw new Refusal('accounts.totp_not_started');
  const step = stepOf(ctx, account, code);
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, { totp_enabled: true, totp_last_step: step });
  return {};
}

/** Disables the second factor. Requires the password, because the screen may have been left open. */
export async function stopTotp(ctx: MerchantCtx, { password }: { password: string }): Promise<Record<string, never>> {
  const account = await lockOwn(ctx);
  if (!(await isPassword(account.password_hash, password))) refuseFields({ path: 'password', code: 'accounts.wrong_password', params: {} });
  const off = { totp_enabled: false, totp_secret: null, totp_last_step: null };
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, off);
  return {};
}

const CODE = /^\d{6}$/;

/** Refuses unless the user gives the password, or a fresh code of the second factor. No password has only six digits. */
export async function provesAccount(ctx: MerchantCtx, { password }: { password: string }): Promise<void> {
  const account = await lockOwn(ctx);
  const wrong = () => refuseFields({ path: 'password', code: 'accounts.wrong_proof', params: {} });
  if (!account.totp_enabled || !CODE.test(password)) return (await isPassword(account.password_hash, password)) ? undefined : wrong();
  const step = matchingStep(secretOf(ctx, account), password, ctx.now, account.totp_last_step);
  if (step === null) return wrong();
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, { totp_last_step: step });
}

type Holder = { account_id: number; totp_secret: Buffer | null; totp_last_step: number | null };

function secretOf({ secrets }: Pick<MerchantCtx, 'secrets'>, account: Holder): string {
  const secret = account.totp_secret && secrets.unseal(account.totp_secret, place(account.account_id));
  if (!secret) throw new Error('a second factor cannot be read: SECRET_KEY has changed');
  return secret;
}

function stepOf(ctx: Pick<MerchantCtx, 'secrets' | 'now'>, account: Holder, code: string): number {
  const step = matchingStep(secretOf(ctx, account), code, ctx.now, account.totp_last_step);
  if (step === null) throw new Refusal('accounts.totp_wrong');
  return step;
}

type SigningIn = NonNullable<Awaited<ReturnType<typeof accounts.accountByEmailAcrossMerchants>>>;

/** Checks the code if the account has a second factor. Returns what must run after the session is inserted. */
export function passSecondFactor(ctx: PublicCtx, account: SigningIn, code: string | undefined): () => Promise<void> {
  if (!account.totp_enabled) return async () => {};
  if (code === undefined || code === '') throw new Refusal('accounts.totp_required');
  const step = stepOf(ctx, account, code);
  return async () => {
    const { tx } = await ctx.become(accountActor(account, ctx.now));
    // Race: of two sign-ins with one code the second finds the step used.
    if (!(await accounts.useTotpStep(tx, account.customer_id, account.account_id, step))) throw new Refusal('accounts.totp_wrong');
  };
}
