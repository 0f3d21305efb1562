import { maskedKey, moneyMails, type MoneyMail } from '@quayside/domain/accounts/account-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { flag } from '#server/kernel/flag.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { endSessionOf } from '#server/kernel/session-life.ts';
import { hashToken, newToken } from '#server/kernel/tokens.ts';
import { lockConfirmedMain } from './account-access.ts';
import { profileView, sessionView } from './accounts.map.ts';
import * as accounts from './accounts.queries.ts';
import { recoveryCodesLeft } from './recovery-codes.queries.ts';

const SIGN_INS = 10;
const keyPlace = (customerId: number) => `api_key:${customerId}`;

/** The settings dialog. Only the main account itself reads the full API key; others see that there is one (D-68). */
export async function getSetting({ tx, actor, secrets }: MerchantCtx) {
  const { show_true_tracking_number } = found(await accounts.customer(tx, actor.customerId));
  const key = await accounts.apiKey(tx, actor.customerId);
  const apikey = key?.sealed ? (secrets.unseal(key.sealed, keyPlace(actor.customerId)) ?? '') : '';
  const whole = actor.kind === 'main' && !actor.actingStaff;
  return { apikey: whole ? apikey : maskedKey(apikey), show_true_tracking_number: flag(show_true_tracking_number) };
}

/** Whether the carrier's tracking number is shown, or the provider's own (D-96). One switch per merchant; suppliers may not change it. */
export async function changeTrueTracking(
  { tx, actor }: MerchantCtx,
  input: { show_true_tracking_number: 0 | 1 },
): Promise<Record<string, never>> {
  if (actor.kind === 'supplier') throw new Refusal('request.illegal_operation');
  await accounts.setTrueTracking(tx, actor.customerId, input.show_true_tracking_number === 1);
  return {};
}

/** Which mails about money the main account gets. */
export async function getMoneyMails({ tx, actor }: MerchantCtx) {
  const { muted_mails } = found(await accounts.customer(tx, actor.customerId));
  const wants = (kind: MoneyMail) => flag(!muted_mails.includes(kind));
  return { adjustment: wants('adjustment'), credit_limit: wants('credit_limit'), top_up: wants('top_up') };
}

export async function saveMoneyMails(ctx: MerchantCtx, input: Record<MoneyMail, 0 | 1>) {
  if (ctx.actor.kind !== 'main') throw new Refusal('request.illegal_operation');
  const muted = moneyMails.filter((kind) => input[kind] === 0);
  await accounts.setMutedMails(ctx.tx, ctx.actor.customerId, muted);
  return getMoneyMails(ctx);
}

/** Generates a new API key. The old one is invalid at once. */
export async function generateApiKey(ctx: MerchantCtx) {
  const { tx, actor, secrets, now } = ctx;
  if (actor.kind !== 'main') throw new Refusal('request.illegal_operation');
  await lockConfirmedMain(ctx);
  const apikey = `qk_${newToken().token}`;
  const sealed = secrets.seal(apikey, keyPlace(actor.customerId));
  await accounts.replaceApiKey(tx, actor.customerId, { key_hash: hashToken(apikey), sealed, created_at: now });
  return { apikey };
}

/** Marks the first-time guide as read. */
export async function updateGuide({ tx, actor }: MerchantCtx): Promise<Record<string, never>> {
  await accounts.writeAccount(tx, actor.customerId, found(actor.accountId), { guide_read: true });
  return {};
}

export async function getProfile({ tx, actor }: MerchantCtx) {
  const accountId = found(actor.accountId);
  const left = await recoveryCodesLeft(tx, actor.customerId, accountId);
  return profileView(found(await accounts.profile(tx, actor.customerId, accountId)), left);
}

export async function updateProfile(ctx: MerchantCtx, input: { firstname: string; lastname: string; phone: string }) {
  const { tx, actor } = ctx;
  await accounts.writeAccount(tx, actor.customerId, found(actor.accountId), input);
  return getProfile(ctx);
}

/** The sessions of this account. */
export async function listSessions({ tx, actor, request, now }: MerchantCtx) {
  const rows = await accounts.sessionsOf(tx, actor.customerId, found(actor.accountId), now);
  return { list: rows.map((row) => sessionView(row, request.tokenHash)) };
}

/** Ends one of this account's own sessions. */
export async function revokeSession({ tx, actor }: MerchantCtx, { session_id }: { session_id: string }): Promise<Record<string, never>> {
  const own = { customer_id: actor.customerId, account_id: found(actor.accountId) };
  if (!(await endSessionOf(tx, own, session_id))) throw new Refusal('request.not_found');
  return {};
}

/** The latest sign-ins to this account, including failed ones. */
export async function listSignIns({ tx, actor }: MerchantCtx) {
  return { list: await accounts.signInsOf(tx, actor.customerId, found(actor.accountId), SIGN_INS) };
}
