import { checkStoreJob } from '@quayside/contract/connectors/connectors.jobs';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { sealCredentials } from './store-access.ts';
import * as stores from './stores.queries.ts';
import { getStore } from './stores.service.ts';

const VALID_MS = 15 * 60_000;
/** Sealed, so that nobody can make one for another store or merchant. */
const purposeOf = (customerId: number) => `store oauth:${customerId}`;
type State = { readonly store_id: number; readonly until: number };

/** Where the merchant agrees. The state comes back with the answer and says which store it is for. */
export async function startOauth(ctx: MerchantCtx, { store_id }: { store_id: number }) {
  const { tx, actor, now, secrets } = ctx;
  const store = found(await stores.store(tx, { customer_id: actor.customerId, store_id }));
  const { signIn } = ctx.storeSignIns[store.kind];
  if (!signIn) throw new Refusal('connectors.no_oauth');
  const { platform_type } = await customerOf(tx, actor.customerId);
  const redirect = await portalPage(ctx, platform_type, storePaths.callback);
  const state: State = { store_id, until: now.getTime() + VALID_MS };
  return {
    url: signIn.url(store.shop_url, redirect, secrets.seal(JSON.stringify(state), purposeOf(actor.customerId)).toString('base64url')),
  };
}

/** Only what Shopify signed, for a shop that this merchant began to connect a few minutes ago. The code is exchanged by a job. */
export async function finishOauth(ctx: MerchantCtx, { query: text }: { query: string }) {
  const { tx, actor, now } = ctx;
  const query = new URLSearchParams(text);
  const state = openState(ctx, query.get('state') ?? '');
  if (!state || state.until < now.getTime()) throw new Refusal('connectors.bad_answer');
  const store = found(await stores.lockStore(tx, { customer_id: actor.customerId, store_id: state.store_id }));
  const { signIn } = ctx.storeSignIns[store.kind];
  const code = query.get('code') ?? '';
  const isOurs = new URL(store.shop_url).host === query.get('shop');
  if (!signIn?.isGenuine(query) || !isOurs || code === '') throw new Refusal('connectors.bad_answer');
  const { customer_id, store_id } = store;
  const waiting = store.state === 'connected' ? {} : { state: 'checking' as const };
  await stores.writeStore(tx, store, { pending: sealCredentials(ctx.secrets, store, { code }), ...waiting });
  await ctx.enqueue(checkStoreJob, { customer_id, store_id }, { key: String(store_id) });
  return getStore(ctx, { store_id });
}

function openState({ actor, secrets }: MerchantCtx, text: string): State | null {
  const opened = secrets.unseal(Buffer.from(text, 'base64url'), purposeOf(actor.customerId));
  return opened === null ? null : (JSON.parse(opened) as State); // sealed by `startOauth`
}
