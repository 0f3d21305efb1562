import { tellChangedJob } from '@quayside/contract/connectors/connectors.jobs';
import type { HoldReason } from '@quayside/domain/connectors/connector-rules';
import { followUp, type DueChange, type FollowUp } from '@quayside/domain/connectors/shop-changes';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import { addOrderEvent, cancelOrders, lockedOrder } from '#server/areas/orders/orders.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import * as changes from './store-changes.queries.ts';
import type { Store } from './stores.queries.ts';

const AT_ONCE = 100;
const WITH_STORE = 'canceled_with_store' satisfies HoldReason;
/** One transaction with the merchant's rights. */
export type Step = <Result>(work: (merchant: MerchantCtx) => Promise<Result>) => Promise<Result>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockedOrder>>>;

/** What the shop changed since its orders were taken, order by order, each in a transaction of its own. */
export async function followChanges(step: Step, store: Store, isLate: () => boolean): Promise<void> {
  for (let after = 0; !isLate();) {
    const from = after;
    const due = await step(({ tx }) => changes.changesDue(tx, store, from, AT_ONCE));
    for (const one of due) await step((merchant) => followOne(merchant, store, one));
    if (due.length < AT_ONCE) return;
    after = due.at(-1)?.store_order_id ?? after;
  }
}

/** Our order is locked before the row of the store, as submitting does: whoever comes second sees what the first one did. */
async function followOne(ctx: MerchantCtx, store: Store, { store_order_id, order_id }: changes.Changed): Promise<void> {
  const order = await lockedOrder(ctx.tx, ctx.actor, order_id ?? 0);
  const row = await changes.lockChange(ctx.tx, store, store_order_id);
  // Followed by another worker, or made anew by it.
  if (!row?.change_due || row.order_id !== order_id) return;
  const what = order ? followUp(row.change_due, order.status, row.reason === WITH_STORE) : 'nothing';
  await changes.writeFollowed(ctx.tx, store, row, {
    updated_at: ctx.now,
    // `content` is written by the connectors.
    ...(row.content === null ? {} : { fingerprint: changes.fingerprintOf(row.content as StoreOrder) }),
    ...(order ? await follow[what](ctx, order, row, row.change_due) : {}),
  });
  if (what === 'mark')
    await ctx.enqueue(tellChangedJob, { customer_id: store.customer_id, store_id: store.store_id }, { key: String(store.store_id) });
}

type Columns = Parameters<typeof changes.writeFollowed>[3];
type Follow = (ctx: MerchantCtx, order: Locked, row: changes.Changed, change: DueChange) => Promise<Columns>;
const unmarked = { shop_change: null, shop_changed_at: null, change_told: true } as const;

/** Does to our order what the shop's change asks for; answers what the store's row says then. */
const follow: Readonly<Record<FollowUp, Follow>> = {
  nothing: () => Promise.resolve({}),
  cancel: async (ctx, order) => {
    await addOrderEvent(ctx, order, 'store_canceled');
    await cancelOrders(ctx, { ids: [order.order_id] });
    return { ...unmarked, submit_due: false, reason: WITH_STORE, details: '{}' };
  },
  replace: async (ctx, order, { content }, change) => {
    await addOrderEvent(ctx, order, change === 'reopened' ? 'store_reopened' : 'store_changed');
    if (order.status !== 'canceled') await cancelOrders(ctx, { ids: [order.order_id] });
    return {
      ...unmarked,
      state: 'new',
      order_id: null,
      submit_due: false,
      reason: null,
      details: '{}',
      unmapped: [],
      content: JSON.stringify(content),
    };
  },
  mark: async (ctx, order, _row, change) => {
    if (change === 'reopened') return {};
    await addOrderEvent(ctx, order, `store_${change}`);
    // An order that is not submitted yet waits for a person, too.
    return { submit_due: false, shop_change: change, shop_changed_at: ctx.now, change_told: false };
  },
  unmark: async (ctx, order, { shop_change }) => {
    if (shop_change !== null) await addOrderEvent(ctx, order, 'store_reopened');
    return unmarked;
  },
};
