import type { z } from 'zod';
import type { SubAccountInput } from '@quayside/contract/sub-accounts/sub-accounts.schemas';
import { skuScope, type AccountStatus } from '@quayside/domain/sub-accounts/sub-account-rules';
import { personName } from '@quayside/domain/kernel/person-name';
import { customerOf, insertAccount, lockConfirmedMain, signInPage, writeAccount } from '#server/areas/accounts/accounts.public.ts';
import { sendMail } from '#server/areas/mails/mails.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { guessablePassword } from '#server/kernel/guessable-password.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { endSessions } from '#server/kernel/session-life.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { permissionTree, subAccountRow } from './sub-accounts.map.ts';
import * as subAccounts from './sub-accounts.queries.ts';

type Input = z.output<typeof SubAccountInput>;

/** The merchant's sub-accounts. */
export async function listSubAccounts({ tx, actor }: MerchantCtx, input: Parameters<typeof subAccounts.subAccountPage>[2]) {
  const { list, count } = await subAccounts.subAccountPage(tx, actor.customerId, input);
  return { list: list.map(subAccountRow), count };
}

export async function getSubAccount({ tx, actor }: MerchantCtx, { sub_account_id }: { sub_account_id: number }) {
  return subAccountRow(found(await subAccounts.subAccount(tx, actor.customerId, sub_account_id)));
}

export async function getPermissionTree() {
  return { list: permissionTree() };
}

/** Adds or changes a sub-account; a new password ends its sessions (D-66). */
export async function saveSubAccount(ctx: MerchantCtx, input: Input) {
  await lockConfirmedMain(ctx);
  refuseFields(...guessablePassword('password', input.password, input.email));
  try {
    return subAccountRow(input.sub_account_id === undefined ? await add(ctx, input) : await change(ctx, input.sub_account_id, input));
  } catch (error) {
    if (brokenConstraint(error) !== 'accounts_email_key') throw error;
    throw new Refusal('request.invalid', {}, [{ path: 'email', code: 'accounts.email_taken', params: {} }]);
  }
}

function columnsOf({ account_type, firstname, lastname, email, permissions, skus }: Input) {
  return { account_type, firstname, lastname, email, permissions: [...new Set(permissions)], skus: skuScope(account_type, skus) };
}

async function add(ctx: MerchantCtx, input: Input) {
  const { tx, actor, now, language } = ctx;
  const password_hash = await hashPassword(input.password);
  const row = { ...columnsOf(input), password_hash, language, created_at: now };
  const added = await insertAccount(tx, actor.customerId, row);
  const { name, platform_type } = await customerOf(tx, actor.customerId);
  await sendMail(ctx, {
    template: 'sub-accounts.created',
    to: { name: personName(added.firstname, added.lastname), address: added.email },
    language,
    platformType: platform_type,
    customerId: actor.customerId,
    params: { customer: name, url: await signInPage(ctx, platform_type) },
  });
  return added;
}

async function change({ tx, actor }: MerchantCtx, accountId: number, input: Input) {
  const before = found(await subAccounts.lockSubAccount(tx, actor.customerId, accountId));
  const password = input.password === '' ? {} : { password_hash: await hashPassword(input.password) };
  const confirmed = before.email === input.email ? {} : { email_verified_at: null };
  if (input.password !== '') await endSessions(tx, { customer_id: actor.customerId, account_id: accountId });
  await writeAccount(tx, actor.customerId, accountId, { ...columnsOf(input), ...password, ...confirmed });
  return found(await subAccounts.subAccount(tx, actor.customerId, accountId));
}

/** Enables a sub-account, or disables it and ends its sessions at once. Disabling needs no confirmed address. */
export async function changeStatus(ctx: MerchantCtx, input: { sub_account_id: number; status: AccountStatus }) {
  const { tx, actor } = ctx;
  if (input.status === 'enabled') await lockConfirmedMain(ctx);
  const { account_id } = found(await subAccounts.lockSubAccount(tx, actor.customerId, input.sub_account_id));
  if (input.status === 'disabled') await endSessions(tx, { customer_id: actor.customerId, account_id });
  await writeAccount(tx, actor.customerId, account_id, { status: input.status });
  return getSubAccount(ctx, input);
}

export function countSubAccounts({ tx, actor }: MerchantCtx) {
  return subAccounts.subAccountCounts(tx, actor.customerId);
}
