import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import type { Language } from '@quayside/i18n/languages';
import type { MoneyMail } from '@quayside/domain/accounts/account-rules';
import { personName } from '@quayside/domain/kernel/person-name';
import type { AnyCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { brandSite } from './account-links.ts';
import * as accounts from './accounts.queries.ts';

/** The account with this email, if any. */
export function accountToSignIn(tx: Tx, email: string) {
  return accounts.accountByEmailAcrossMerchants(tx, email);
}

/** The account with its customer's settings. */
export async function accountOf(tx: Tx, customerId: number, accountId: number) {
  return found(await accounts.accountWithCustomer(tx, customerId, accountId));
}

/** The merchant's name and brand, for mails and staff. */
export async function customerOf(tx: Tx, customerId: number) {
  return found(await accounts.customer(tx, customerId));
}

/** The brand of the acting user. */
export async function brandOfActor({ tx, actor }: MerchantCtx): Promise<number> {
  return (await customerOf(tx, actor.customerId)).platform_type;
}

/** The sign-in page of a brand, for a link in a mail. */
export async function signInPage(ctx: Pick<AnyCtx, 'tx' | 'request'>, platformType: number): Promise<string> {
  return portalPage(ctx, platformType, sessionPaths.loginOf(platformType));
}

/** A page of a brand's portal, for a link in a mail. */
export async function portalPage(ctx: Pick<AnyCtx, 'tx' | 'request'>, platformType: number, path: `/${string}`): Promise<string> {
  return `${await brandSite(ctx, platformType, ctx.request.site)}${path}`;
}

/** Whether the merchant wants this kind of mail. */
export async function wantsMail(tx: Tx, customerId: number, kind: MoneyMail): Promise<boolean> {
  return !(await customerOf(tx, customerId)).muted_mails.includes(kind);
}

/** The recipient of mails about the merchant's money. */
export async function mainAccountOf(tx: Tx, customerId: number) {
  const { firstname, lastname, email, language } = found(await accounts.mainAccount(tx, customerId));
  return { name: personName(firstname, lastname), address: email, language };
}

/** The language for each address: its owner's if it is an account of this merchant, else the main account's. */
export async function languagesFor(tx: Tx, customerId: number, emails: readonly string[]): Promise<Map<string, Language>> {
  const known = await accounts.languages(tx, customerId, emails);
  const fallback = known.find(({ account_type }) => account_type === 'main')?.language ?? 'en';
  return new Map(emails.map((email) => [email, known.find((one) => one.email === email)?.language ?? fallback]));
}
