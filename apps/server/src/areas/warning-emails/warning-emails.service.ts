import { canSwitchOn } from '@quayside/domain/warning-emails/warning-email-rules';
import { customerOf, languagesFor } from '#server/areas/accounts/accounts.public.ts';
import { sendMail } from '#server/areas/mails/mails.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { flag } from '#server/kernel/flag.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { settingView } from './warning-emails.map.ts';
import * as settings from './warning-emails.queries.ts';

/** The recipients of the merchant's low-stock warnings. */
export async function getSetting({ tx, actor }: MerchantCtx) {
  return settingView(await settings.setting(tx, actor.customerId));
}

/** Replaces the list and the switch. New recipients get a mail that they were added. */
export async function saveSetting(ctx: MerchantCtx, input: { emails: string[]; enabled: 0 | 1 }) {
  const { tx, actor, now } = ctx;
  const before = await settings.lockSetting(tx, actor.customerId, now);
  refuseEmpty(input.enabled, input.emails);
  const after = await settings.writeSetting(tx, actor.customerId, { enabled: input.enabled === 1, emails: input.emails, updated_at: now });
  await greet(
    ctx,
    after.emails.filter((email) => !before.emails.includes(email)),
  );
  return settingView(after);
}

/** Enables or disables warnings without changing the list. */
export async function changeStatus({ tx, actor, now }: MerchantCtx, { enabled }: { enabled: 0 | 1 }) {
  const before = await settings.lockSetting(tx, actor.customerId, now);
  refuseEmpty(enabled, before.emails);
  return settingView(await settings.writeSetting(tx, actor.customerId, { enabled: enabled === 1, emails: before.emails, updated_at: now }));
}

/** Removes all recipients: they would go on reading a merchant's stock levels. */
export async function removeRecipients({ tx, actor, now }: MerchantCtx): Promise<void> {
  await settings.lockSetting(tx, actor.customerId, now);
  await settings.writeSetting(tx, actor.customerId, { enabled: false, emails: [], updated_at: now });
}

/** Every merchant's setting, so that staff can check why a warning was not sent. */
export async function listSettings({ tx }: DeskCtx, input: Parameters<typeof settings.settingsAcrossMerchants>[1]) {
  const { list, count } = await settings.settingsAcrossMerchants(tx, input);
  return { list: list.map((row) => ({ ...row, enabled: flag(row.enabled) })), count };
}

/** The recipients of low-stock warnings with their languages; empty while warnings are disabled. */
export async function peopleToWarn(tx: Tx, customerId: number) {
  const row = await settings.setting(tx, customerId);
  if (!row?.enabled) return [];
  const languages = await languagesFor(tx, customerId, row.emails);
  return row.emails.map((address) => ({ address, language: languages.get(address) ?? ('en' as const) }));
}

function refuseEmpty(enabled: 0 | 1, emails: readonly string[]): void {
  if (enabled === 1 && !canSwitchOn(emails)) refuseFields({ path: 'enabled', code: 'warning-emails.empty_when_on', params: {} });
}

async function greet(ctx: MerchantCtx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { customer_id, name, platform_type } = await customerOf(ctx.tx, ctx.actor.customerId);
  for (const address of addresses) {
    await sendMail(ctx, {
      template: 'warning-emails.added',
      to: { name: '', address },
      language: ctx.actor.language,
      platformType: platform_type,
      customerId: customer_id,
      params: { customer: name },
    });
  }
}

export function countSettings({ tx }: DeskCtx) {
  return settings.settingCountsAcrossMerchants(tx);
}
