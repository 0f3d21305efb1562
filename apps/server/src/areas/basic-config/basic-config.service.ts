import { DEFAULT_MAX_UPLOAD_MB, configNames, isConfigValue, type ConfigName } from '@quayside/domain/basic-config/config-names';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import * as config from './basic-config.queries.ts';
import { configApproval } from './config-questions.ts';

/** A setting's value as text; empty when there is none. */
export async function configValue(tx: Tx, name: ConfigName): Promise<string> {
  return (await config.valueAcrossMerchants(tx, name))?.value ?? '';
}

/** Several settings in one query; empty where there is none. */
export async function configValues<Name extends ConfigName>(tx: Tx, names: readonly Name[]): Promise<Record<Name, string>> {
  const rows = await config.namedValuesAcrossMerchants(tx, names);
  const values = names.map((name) => [name, rows.find((row) => row.cfg_name === name)?.value ?? '']);
  return Object.fromEntries(values) as Record<Name, string>; // one entry per name, by the line above
}

/** How large an uploaded file may be, in MB (LIMIT-02). */
export async function maxUploadMb(tx: Tx): Promise<number> {
  return Number((await configValue(tx, 'max_upload_size')) || DEFAULT_MAX_UPLOAD_MB);
}

/** The one setting merchants may read. */
export async function getValue({ tx }: MerchantCtx, _asked: { cfg_name: 'max_upload_size' }) {
  return { max: await maxUploadMb(tx) };
}

/** The app's download links. An empty link means "coming soon" (D-95). */
export async function getAppVersion({ tx }: MerchantCtx) {
  return {
    android_version_info: { app_download_link: await configValue(tx, 'android_download_link') },
    ios_version_info: { app_download_link: await configValue(tx, 'ios_download_link') },
  };
}

export async function listConfig({ tx }: DeskCtx) {
  const rows = await config.valuesAcrossMerchants(tx);
  return {
    list: configNames.flatMap((cfg_name) => {
      const row = rows.find((one) => one.cfg_name === cfg_name);
      return row ? [{ ...row, cfg_name }] : [];
    }),
  };
}

/** Changes a provider setting; it takes effect with the next call, or once a second person agrees where that is needed. */
export async function saveConfig(ctx: DeskCtx, { cfg_name, value }: { cfg_name: ConfigName; value: string }) {
  if (!isConfigValue(cfg_name, value)) refuseFields({ path: 'value', code: 'basic-config.bad_value', params: {} });
  if (cfg_name === 'fulfilment_fee_customer_id' && value !== '' && !(await config.customerAcrossMerchants(ctx.tx, Number(value))))
    refuseFields({ path: 'value', code: 'basic-config.no_customer', params: {} });
  const approval_id = await proposed(ctx, cfg_name, value);
  if (approval_id === null) await writeConfig(ctx, cfg_name, () => value);
  return { ...found((await listConfig(ctx)).list.find((row) => row.cfg_name === cfg_name)), approval_id };
}

/** The id of the proposal when the change was left to a second person. */
async function proposed(ctx: DeskCtx, cfg_name: ConfigName, after: string): Promise<number | null> {
  const { value: before } = await config.lockValueAcrossMerchants(ctx.tx, cfg_name);
  for (const ask of configApproval.answers()) {
    const approvalId = await ask(ctx, { cfg_name, before, after });
    if (approvalId !== null) return approvalId;
  }
  return null;
}

/** Locks a setting and writes its next value, computed from the current one. */
export async function writeConfig({ tx, actor, now }: DeskCtx, name: ConfigName, next: (current: string) => string): Promise<void> {
  const { value } = await config.lockValueAcrossMerchants(tx, name);
  await config.writeValueAcrossMerchants(tx, name, { value: next(value), updated_at: now, updated_by: actor.staffId });
}
