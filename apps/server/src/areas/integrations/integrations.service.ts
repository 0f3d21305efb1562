import type { z } from 'zod';
import { openPermissions } from '@quayside/contract/kernel/permissions';
import type { IntegrationInput, KeyInput } from '@quayside/contract/integrations/integrations.schemas';
import { MAX_KEYS, TEST_KEY_PREFIX } from '@quayside/domain/integrations/integration-rules';
import { text } from '@quayside/i18n/texts';
import { lockConfirmedMain } from '#server/areas/accounts/accounts.public.ts';
import { enabledWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { Refusal, found, refuseFields } from '#server/kernel/refusal.ts';
import { hashToken, newToken } from '#server/kernel/tokens.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { isPublicAddress, NotPublic, reachableUrl } from '#server/ports/public-address.ts';
import { waitingOf } from './deliveries.queries.ts';
import { integrationDetail, integrationRow, requestRow } from './integrations.map.ts';
import * as integrations from './integrations.queries.ts';
import { newSecret } from './signature.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Input = z.output<typeof IntegrationInput>;
type One = { readonly integration_id: number };

/** Where a secret is sealed for: it opens for this integration only. */
export const secretPlace = ({ customer_id, integration_id }: integrations.Key) => `integration:${customer_id}:${integration_id}`;

export async function listIntegrations({ tx, actor }: MerchantCtx, input: Parameters<typeof integrations.integrationPage>[2]) {
  const { list, count } = await integrations.integrationPage(tx, actor.customerId, input);
  const ids = list.map((row) => row.integration_id);
  const keys = await integrations.keysOf(tx, actor.customerId, ids);
  const waiting = await waitingOf(tx, actor.customerId, ids);
  const codes = await integrations.warehouseCodes(tx);
  const of = (id: number) => ({ keys: keys.filter((key) => key.integration_id === id), codes, waiting: waiting.get(id) ?? 0 });
  return { list: list.map((row) => integrationRow(row, of(row.integration_id))), count };
}

export async function getOptions({ tx }: MerchantCtx) {
  const warehouses = (await enabledWarehouses(tx)).map(({ warehouse_id, code, name_en, name_cn }) => ({
    warehouse_id,
    code,
    name_en,
    name_cn,
  }));
  const title = (language: 'en' | 'zh_CN', name: (typeof openPermissions)[number]) => {
    const area = name.slice(0, name.indexOf('.')) as typeof name; // the texts name every permission and its area
    return `${text(language, 'permissions', area)}: ${text(language, 'permissions', name)}`;
  };
  const scopes = openPermissions.map((name) => ({ name, title_en: title('en', name), title_cn: title('zh_CN', name) }));
  return { warehouses, scopes };
}

export async function getIntegration({ tx, actor }: MerchantCtx, { integration_id }: One) {
  const row = found(await integrations.integration(tx, actor.customerId, integration_id));
  const keys = await integrations.keysOf(tx, actor.customerId, [integration_id]);
  const waiting = (await waitingOf(tx, actor.customerId, [integration_id])).get(integration_id) ?? 0;
  return integrationDetail(row, { keys, codes: await integrations.warehouseCodes(tx), waiting });
}

/** PLUG-02. A new target gets a secret of its own and begins without the failures of the old one. */
export async function saveIntegration(ctx: MerchantCtx, input: Input) {
  await lockConfirmedMain(ctx);
  refuseFields(...(await faultsOf(ctx, input)));
  try {
    return await getIntegration(ctx, { integration_id: await write(ctx, input) });
  } catch (error) {
    if (brokenConstraint(error) !== 'integrations_store_account') throw error;
    throw new Refusal('request.invalid', {}, [{ path: 'store_account_id', code: 'integrations.account_taken', params: {} }]);
  }
}

async function faultsOf({ tx, actor }: MerchantCtx, { warehouse_ids, push_url, integration_id, store_account_id }: Input) {
  const known = new Set((await enabledWarehouses(tx)).map((one) => one.warehouse_id));
  const taken = await integrations.withStoreAccount(tx, actor.customerId, store_account_id);
  return [
    ...(taken && taken.integration_id !== integration_id
      ? [{ path: 'store_account_id', code: 'integrations.account_taken' as const, params: {} }]
      : []),
    ...warehouse_ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `warehouse_ids.${index}`, code: 'wrong_choice' as const, params: {} }],
    ),
    ...(push_url !== '' && !isPublicUrl(push_url) ? [{ path: 'push_url', code: 'integrations.not_public' as const, params: {} }] : []),
  ];
}

/** A literal private address is refused at once; a name is checked whenever something is sent. */
function isPublicUrl(url: string): boolean {
  try {
    const parsed = reachableUrl(url, isPublicAddress);
    return parsed !== null && !/^localhost\.?$|\.local$|\.internal$/i.test(parsed.hostname);
  } catch (error) {
    if (error instanceof NotPublic) return false;
    throw error;
  }
}

async function write(ctx: MerchantCtx, { integration_id, enabled, push_stock_change, ...input }: Input): Promise<number> {
  const { tx, actor, now } = ctx;
  const row = {
    ...input,
    enabled: enabled === 1,
    push_stock_change: push_stock_change === 1,
    warehouse_ids: [...new Set(input.warehouse_ids)],
    scopes: [...new Set(input.scopes)],
    push_options: [...new Set(input.push_options)],
  };
  if (integration_id === undefined)
    return (await integrations.insertIntegration(tx, actor.customerId, { ...row, created_at: now })).integration_id;
  const before = found(await integrations.lockIntegration(tx, actor.customerId, integration_id));
  const isMoved = before.push_url !== row.push_url;
  await integrations.writeIntegration(tx, before, { ...row, ...(isMoved ? { push_secret: null, ...working } : {}) });
  return integration_id;
}

const working = { failing_since: null, stopped_at: null, push_failures: 0, push_after: null };

/** Its keys end at once; what was sent stays readable until it is 30 days old. */
export async function deleteIntegration(ctx: MerchantCtx, { integration_id }: One): Promise<Record<string, never>> {
  const row = found(await integrations.lockIntegration(ctx.tx, ctx.actor.customerId, integration_id));
  await integrations.deleteKeys(ctx.tx, row);
  await integrations.writeIntegration(ctx.tx, row, { deleted_at: ctx.now, enabled: false, push_secret: null });
  return {};
}

/** A second key may be made before the first is ended: nothing stops while one is replaced. */
export async function addKey(ctx: MerchantCtx, { integration_id, days, is_test }: z.output<typeof KeyInput>) {
  const { tx, actor, now } = ctx;
  await lockConfirmedMain(ctx);
  const row = found(await integrations.lockIntegration(tx, actor.customerId, integration_id));
  await integrations.deleteExpiredKeys(tx, row, now);
  const isTest = is_test === 1;
  const keys = (await integrations.keysOf(tx, actor.customerId, [integration_id])).filter((key) => key.is_test === isTest);
  if (keys.length >= MAX_KEYS) throw new Refusal('integrations.too_many_keys', { count: MAX_KEYS });
  if (isTest) await integrations.openSandbox(tx);
  const apikey = `${isTest ? TEST_KEY_PREFIX : 'qi_'}${newToken().token}`;
  const expires_at = days === 0 ? null : new Date(now.getTime() + days * DAY_MS);
  const { customer_id } = row;
  const { key_id } = await integrations.insertKey(tx, {
    customer_id,
    integration_id,
    key_hash: hashToken(apikey),
    last_four: apikey.slice(-4),
    is_test: isTest,
    created_at: now,
    expires_at,
  });
  return { apikey, key_id, expires_at };
}

export async function endKey({ tx, actor }: MerchantCtx, { integration_id, key_id }: One & { key_id: number }) {
  const row = found(await integrations.lockIntegration(tx, actor.customerId, integration_id));
  if ((await integrations.deleteKeys(tx, row, key_id)) === 0) throw new Refusal('request.not_found');
  return {};
}

/** The secret with which messages are signed from now on. Shown once. */
export async function makeSecret(ctx: MerchantCtx, { integration_id }: One) {
  await lockConfirmedMain(ctx);
  const row = found(await integrations.lockIntegration(ctx.tx, ctx.actor.customerId, integration_id));
  const secret = newSecret();
  await integrations.writeIntegration(ctx.tx, row, { push_secret: ctx.secrets.seal(secret, secretPlace(row)) });
  return { secret };
}

/** For `replace-secret-key`. */
export async function forgetSealedOfIntegrations(tx: Tx): Promise<string> {
  return `Integrations: ${await integrations.forgetSecretsAcrossMerchants(tx)} signing secrets are gone; their merchants must make new ones.`;
}

/** What was given up is tried again, from now. */
export async function resume(ctx: MerchantCtx, one: One) {
  const row = found(await integrations.lockIntegration(ctx.tx, ctx.actor.customerId, one.integration_id));
  await integrations.writeIntegration(ctx.tx, row, working);
  return getIntegration(ctx, one);
}

export async function listRequests({ tx, actor }: MerchantCtx, input: Parameters<typeof integrations.requestPage>[2]) {
  found(await integrations.integration(tx, actor.customerId, input.integration_id));
  const { list, count } = await integrations.requestPage(tx, actor.customerId, input);
  return { list: list.map(requestRow), count };
}
