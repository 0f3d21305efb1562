import { pullStoreJob } from '@quayside/contract/connectors/connectors.jobs';
import { customerOf, portalPage } from '#server/areas/accounts/accounts.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Push } from '#server/kernel/pushes.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { StoreError } from '#server/ports/stores/port.ts';
import { accessOf } from './store-access.ts';
import * as stores from './stores.queries.ts';

/** Where a shop sends to. */
export async function hookUrl(ctx: MerchantCtx, { customer_id, store_id }: stores.Key): Promise<string> {
  const { platform_type } = await customerOf(ctx.tx, customer_id);
  return portalPage(ctx, platform_type, `/push/stores/${customer_id}/${store_id}`);
}

/** WooCommerce asks whether somebody listens, before anything is signed. */
const PING = /^webhook_id=\d+$/;

/** A shop says that an order has changed: it is pulled now instead of with the schedule. A repeated message pulls again, which adds nothing. */
export const storePush: Push = {
  path: '/push/stores/:customer_id/:store_id',
  take: async (ctx, { body, header, params }) => {
    if (PING.test(body.toString('utf8', 0, 100))) return;
    const key = { customer_id: idOf(params['customer_id']), store_id: idOf(params['store_id']) };
    const store = await stores.store(ctx.tx, key);
    const secret = store ? secretOf(() => accessOf(ctx.secrets, store).credentials['hook_secret']) : undefined;
    const hook = store && ctx.storeSignIns[store.kind].hook;
    if (!store || !secret || !hook?.isGenuine(body, header, secret)) throw new Refusal('connectors.wrong_signature');
    if (!store.enabled || store.state !== 'connected') return;
    await ctx.enqueue(pullStoreJob, key, { key: String(store.store_id) });
  },
};

/** Too long for an id is nobody's. */
const idOf = (text = '') => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** Credentials that cannot be opened sign nothing. */
function secretOf(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}
