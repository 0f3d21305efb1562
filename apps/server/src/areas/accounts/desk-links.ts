import type { LinkPurpose } from '@quayside/domain/accounts/account-rules';
import type { SecurityMail } from '#server/areas/mails/mails.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as accounts from './accounts.queries.ts';
import { mailLink } from './new-passwords.ts';

/** Staff start a password reset for a merchant's account. The link goes to the account's mailbox; staff never see it. */
export async function startReset(
  ctx: DeskCtx,
  { customer_id, account_id }: { customer_id: number; account_id: number },
): Promise<Record<string, never>> {
  const account = found(await accounts.accountWithCustomer(ctx.tx, customer_id, account_id));
  ctx.concerns(customer_id);
  if (!maySignIn(account)) throw new Refusal('accounts.cannot_sign_in');
  await mailLink(ctx, account, 'reset_password', { origin: ctx.request.site, language: account.language });
  return {};
}

const purposes: Readonly<Record<string, LinkPurpose>> = {
  'accounts.reset_password': 'reset_password',
  'accounts.verify_email': 'verify_email',
};

/** Answers mails: sends a link again to the account the mail was for. */
export async function sendLinkAgain(ctx: DeskCtx, mail: SecurityMail): Promise<boolean> {
  const purpose = purposes[mail.template];
  if (purpose === undefined) return false;
  const account = await accounts.accountByEmailAcrossMerchants(ctx.tx, mail.to_address);
  // The address may have moved to another merchant's account since.
  if (!account || account.customer_id !== mail.customer_id || !maySignIn(account)) return false;
  if (purpose === 'verify_email' && account.email_verified_at !== null) return false;
  await mailLink(ctx, account, purpose, { origin: ctx.request.site, language: account.language });
  return true;
}

function maySignIn(account: { status: string; customer_status: string }): boolean {
  return account.status === 'enabled' && account.customer_status === 'active';
}
