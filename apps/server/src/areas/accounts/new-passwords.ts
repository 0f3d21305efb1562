import { sendResetEmailJob } from '@quayside/contract/accounts/accounts.jobs';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { LinkPurpose } from '@quayside/domain/accounts/account-rules';
import type { Language } from '@quayside/i18n/languages';
import { personName } from '@quayside/domain/kernel/person-name';
import { sendMail } from '#server/areas/mails/mails.public.ts';
import type { DeskCtx, MerchantCtx, PublicCtx, SystemCtx } from '#server/kernel/ctx.ts';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { hashPassword, isPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { endAccess } from './account-access.ts';
import { followLink, newLink } from './account-links.ts';
import * as accounts from './accounts.queries.ts';

/** Requests a password reset link. Neither the response nor its time reveals whether the address has an account. */
export async function askForReset({ enqueue, language, request }: PublicCtx, { email }: { email: string }): Promise<Record<string, never>> {
  await enqueue(sendResetEmailJob, { email, origin: request.site, language });
  return {};
}

/** Mails the link if the address belongs to an account that may sign in. Sent by the account's own brand. */
export async function mailResetLink(
  ctx: SystemCtx,
  { email, origin, language }: { email: string; origin: string; language: Language },
): Promise<void> {
  const account = await accounts.accountByEmailAcrossMerchants(ctx.tx, email);
  if (!account || account.status === 'disabled' || account.customer_status === 'paused') return;
  await mailLink(ctx, account, 'reset_password', { origin, language });
}

type Linked = Reader & Parameters<typeof newLink>[1];

/** Makes a new link, which replaces an older one, and mails it to the account. */
export async function mailLink(
  ctx: MerchantCtx | DeskCtx | SystemCtx,
  account: Linked,
  purpose: LinkPurpose,
  { origin, language }: { origin: string; language: Language },
): Promise<void> {
  const url = await newLink(ctx, account, purpose, origin);
  await sendMail(ctx, { template: `accounts.${purpose}`, ...letterTo(account, language), params: { url } });
}

/** Sets a new password by a mailed link and ends all sessions of the account; those of sub-accounts and the API key if asked. */
export async function resetPassword(
  ctx: PublicCtx,
  { token, password, end_other_access }: { token: string; password: string; end_other_access: 0 | 1 },
): Promise<Record<string, never>> {
  const { as, account } = await followLink(ctx, 'reset_password', token);
  const { customer_id, account_id } = account;
  refuseFields(...guessablePassword('password', password, account.email));
  const password_hash = await hashPassword(password);
  await endAccess(as, account, end_other_access === 1);
  const isUnconfirmed = account.email_verified_at === null;
  // Using a mailed link proves access to the mailbox, so the address is confirmed too.
  await accounts.writeAccount(as.tx, customer_id, account_id, {
    password_hash,
    email_verified_at: account.email_verified_at ?? ctx.now,
    // A second factor set up before the address was confirmed may be a stranger's.
    ...(isUnconfirmed ? { totp_enabled: false, totp_secret: null, totp_last_step: null } : {}),
  });
  await sendMail(as, { template: 'accounts.password_changed', ...letterTo(account, ctx.language), params: {} });
  return {};
}

/** Changes the user's own password and ends sessions on other devices. The main account sets those of sub-accounts (D-68). */
export async function updatePassword(ctx: MerchantCtx, input: { current_pwd: string; new_pwd: string }): Promise<Record<string, never>> {
  const { tx, actor } = ctx;
  if (actor.kind !== 'main') throw new Refusal('request.illegal_operation');
  const account_id = found(actor.accountId);
  const account = found(await accounts.lockAccount(tx, actor.customerId, account_id));
  const isRight = await isPassword(account.password_hash, input.current_pwd);
  const wrong: FieldError = { path: 'current_pwd', code: 'accounts.wrong_password', params: {} };
  refuseFields(...(isRight ? [] : [wrong]), ...guessablePassword('new_pwd', input.new_pwd, account.email));
  await accounts.writeAccount(tx, actor.customerId, account_id, { password_hash: await hashPassword(input.new_pwd) });
  await endSessions(tx, { customer_id: actor.customerId, account_id }, ctx.request.tokenHash);
  const { platform_type } = found(await accounts.customer(tx, actor.customerId));
  await sendMail(ctx, { template: 'accounts.password_changed', ...letterTo({ ...account, platform_type }, ctx.language), params: {} });
  return {};
}

type Reader = { firstname: string; lastname: string; email: string; customer_id: number; platform_type: number };

function letterTo(account: Reader, language: Language) {
  return {
    to: { name: personName(account.firstname, account.lastname), address: account.email },
    language,
    platformType: account.platform_type,
    customerId: account.customer_id,
  };
}
