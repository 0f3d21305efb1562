import { brandOf } from '#server/areas/brands/brands.public.ts';
import type { MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { isPassword } from '#server/kernel/passwords.ts';
import { newRecoveryCodes } from '#server/kernel/recovery-codes.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import {
  confirmedSecondFactor,
  freshStep,
  newSecondFactor,
  noSecondFactor,
  proofOf,
  type SecondFactor,
} from '#server/kernel/second-factor.ts';
import { accountActor } from './accounts.map.ts';
import * as accounts from './accounts.queries.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.queries.ts';

type Columns = Omit<SecondFactor, 'place'> & { account_id: number };
const factorOf = (account: Columns): SecondFactor => ({ ...account, place: `totp:${account.account_id}` });

async function lockOwn({ tx, actor }: MerchantCtx) {
  return found(await accounts.lockAccount(tx, actor.customerId, found(actor.accountId)));
}

type Own = Awaited<ReturnType<typeof lockOwn>>;

async function refuseWrongPassword(account: Own, password: string): Promise<void> {
  if (!(await isPassword(account.password_hash, password))) refuseFields({ path: 'password', code: 'accounts.wrong_password', params: {} });
}

/** Makes a secret for an authenticator app. It takes effect only after a code confirms it. */
export async function startTotp(ctx: MerchantCtx) {
  const account = await lockOwn(ctx);
  const { platform_type } = found(await accounts.customer(ctx.tx, account.customer_id));
  const { site_name } = await brandOf(ctx.tx, platform_type);
  const { columns, answer } = newSecondFactor(ctx.secrets, factorOf(account), { issuer: site_name, email: account.email });
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, columns);
  return answer;
}

/** Enables the second factor after a valid code. Returns the recovery codes, the only time they are readable. */
export async function confirmTotp(ctx: MerchantCtx, { code }: { code: string }) {
  const account = await lockOwn(ctx);
  const columns = confirmedSecondFactor(ctx, factorOf(account), code);
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, columns);
  return writeCodes(ctx, account);
}

/** New recovery codes; the old ones stop working. Requires the password, because the screen may have been left open. */
export async function regenerateCodes(ctx: MerchantCtx, { password }: { password: string }) {
  const account = await lockOwn(ctx);
  await refuseWrongPassword(account, password);
  if (!account.totp_enabled) throw new Refusal('accounts.totp_not_started');
  return writeCodes(ctx, account);
}

async function writeCodes({ tx }: MerchantCtx, account: Own) {
  const { codes, hashes } = newRecoveryCodes();
  await replaceRecoveryCodes(tx, account.customer_id, account.account_id, hashes);
  return { recovery_codes: codes };
}

/** Disables the second factor and its recovery codes. Requires the password. */
export async function stopTotp(ctx: MerchantCtx, { password }: { password: string }): Promise<Record<string, never>> {
  const account = await lockOwn(ctx);
  await refuseWrongPassword(account, password);
  await accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, noSecondFactor);
  await replaceRecoveryCodes(ctx.tx, account.customer_id, account.account_id, []);
  return {};
}

const CODE = /^\d{6}$/;

/** Refuses unless the user gives the password, or a fresh code of the second factor. No password has only six digits. */
export async function provesAccount(ctx: MerchantCtx, { password }: { password: string }): Promise<void> {
  const account = await lockOwn(ctx);
  const step = account.totp_enabled && CODE.test(password) ? freshStep(ctx, factorOf(account), password) : null;
  if (step !== null) return accounts.writeAccount(ctx.tx, account.customer_id, account.account_id, { totp_last_step: step });
  if (!(await isPassword(account.password_hash, password))) refuseFields({ path: 'password', code: 'accounts.wrong_proof', params: {} });
}

type SigningIn = NonNullable<Awaited<ReturnType<typeof accounts.accountByEmailAcrossMerchants>>>;

/** Checks the code if the account has a second factor. Returns what must run after the session is inserted. */
export function passSecondFactor(ctx: PublicCtx, account: SigningIn, code: string | undefined): () => Promise<void> {
  const proof = proofOf(ctx, factorOf(account), code);
  if (proof === null) return async () => {};
  const { customer_id, account_id } = account;
  return async () => {
    const { tx } = await ctx.become(accountActor(account));
    // Race: of two sign-ins with one code the second finds it used.
    const isFirst =
      'step' in proof
        ? await accounts.useTotpStep(tx, customer_id, account_id, proof.step)
        : await useRecoveryCode(tx, customer_id, account_id, proof.recoveryHash, ctx.now);
    if (!isFirst) throw new Refusal('accounts.totp_wrong');
  };
}
