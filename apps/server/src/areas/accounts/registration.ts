import type { z } from 'zod';
import type { FieldError } from '@quayside/contract/kernel/fields';
import type { RegisterInput } from '@quayside/contract/accounts/accounts.schemas';
import type { Language } from '@quayside/i18n/languages';
import { personName } from '@quayside/domain/kernel/person-name';
import { brandFor } from '#server/areas/brands/brands.public.ts';
import type { MerchantActor } from '#server/kernel/actor.ts';
import type { MerchantCtx, PublicCtx } from '#server/kernel/ctx.ts';
import { flag } from '#server/kernel/flag.ts';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { followLink } from './account-links.ts';
import { accountActor } from './accounts.map.ts';
import * as accounts from './accounts.queries.ts';
import { mailLink } from './new-passwords.ts';

type Registration = z.output<typeof RegisterInput>;
const emailTaken: FieldError = { path: 'email', code: 'accounts.email_taken', params: {} };
const refused = (fields: readonly FieldError[]) => new Refusal('accounts.validation_failure', {}, fields);

/** Registers a merchant with its main account, usable at once (D-92), and mails a link to confirm the address. */
export async function register(ctx: PublicCtx, input: Registration): Promise<Record<string, never>> {
  const isTaken = (await accounts.accountByEmailAcrossMerchants(ctx.tx, input.email)) !== undefined;
  const faults = [...(isTaken ? [emailTaken] : []), ...guessablePassword('password', input.password, input.email)];
  if (faults.length > 0) throw refused(faults);
  const { platform_type } = await brandFor(ctx, input.platform_type);
  const password_hash = await hashPassword(input.password);
  const { firstname, lastname, phone, country, currency } = input;
  const { customer_id } = await accounts.insertCustomerAcrossMerchants(ctx.tx, {
    name: personName(firstname, lastname),
    platform_type,
    phone,
    country,
    currency,
    created_at: ctx.now,
  });
  const account = await addMain(ctx, customer_id, { ...input, password_hash });
  const as = await ctx.become(accountActor(account));
  await mailLink(as, { ...account, platform_type }, 'verify_email', { origin: as.request.site, language: as.language });
  return {};
}

/** Race: two registrations of one address. The unique key makes the second wait for the first and then fail with the usual error. */
async function addMain(ctx: PublicCtx, customerId: number, input: Registration & { password_hash: string }) {
  const { email, password_hash, firstname, lastname, phone } = input;
  const { tx } = await ctx.become(founder(customerId, input, ctx.language));
  try {
    const row = { account_type: 'main', email, password_hash, firstname, lastname, phone, language: ctx.language } as const;
    return await accounts.insertAccount(tx, customerId, { ...row, created_at: ctx.now });
  } catch (error) {
    throw brokenConstraint(error) === 'accounts_email_key' ? refused([emailTaken]) : error;
  }
}

/** The actor of a registration, before the account exists. */
function founder(customerId: number, { email, firstname, lastname }: Registration, language: Language): MerchantActor {
  const name = personName(firstname, lastname);
  return {
    kind: 'main',
    name,
    email,
    customerId,
    accountId: null,
    language,
    skuScope: null,
    warehouseIds: null,
    integrationId: null,
    actingStaff: null,
    can: new Set(),
  };
}

/** Mails the link to confirm the address again. Nothing is sent once it is confirmed. */
export async function sendVerifyEmail(ctx: MerchantCtx): Promise<Record<string, never>> {
  const { tx, actor, language, request } = ctx;
  const account = found(await accounts.accountWithCustomer(tx, actor.customerId, found(actor.accountId)));
  if (account.email_verified_at === null) await mailLink(ctx, account, 'verify_email', { origin: request.site, language });
  return {};
}

/** Whether an email is taken, checked while typing (D-89). */
export async function checkEmail({ tx }: PublicCtx, { email }: { email: string }) {
  return { is_exist: flag((await accounts.accountByEmailAcrossMerchants(tx, email)) !== undefined) };
}

/** Confirms an email address by a mailed link. */
export async function verifyEmail(ctx: PublicCtx, { token }: { token: string }): Promise<Record<string, never>> {
  const { as, account } = await followLink(ctx, 'verify_email', token);
  await accounts.writeAccount(as.tx, account.customer_id, account.account_id, { email_verified_at: ctx.now });
  return {};
}
