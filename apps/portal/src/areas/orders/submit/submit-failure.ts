import type { OutputOf } from '@quayside/contract/kernel/call';
import type { ItemRefusal } from '@quayside/contract/kernel/each-outcome';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';

export type Submittable = Pick<OrderRow, 'order_id' | 'order_no' | 'warehouse_id' | 'status' | 'method' | 'quoted_total'>;
export type FailureKind = 'stock' | 'money' | 'stock_and_money' | 'price' | 'no_method' | 'other';
export type SubmitFailure = { order: Submittable; kind: FailureKind; refusal: ItemRefusal };
export type SubmitOutcome = { done: { order_id: number; total: string }[]; failed: SubmitFailure[] };

const kinds: Readonly<Record<string, FailureKind>> = {
  'inventory.not_enough': 'stock',
  'wallets.short': 'money',
  'orders.short_of_both': 'stock_and_money',
  'orders.price_changed': 'price',
  'orders.no_method': 'no_method',
  'orders.method_not_offered': 'no_method',
  'orders.no_options': 'no_method',
};

export function outcomeOf({ list }: OutputOf<typeof ordersCalls.submit>, orders: readonly Submittable[]): SubmitOutcome {
  const outcome: SubmitOutcome = { done: [], failed: [] };
  for (const { item, reply, refusal } of list) {
    const order = orders.find(({ order_id }) => order_id === item);
    if (reply) outcome.done.push({ order_id: reply.order_id, total: reply.total });
    else if (order && refusal) outcome.failed.push({ order, kind: kinds[refusal.code] ?? 'other', refusal });
  }
  return outcome;
}

/** The new price as the server compares it: without thousands separators. */
export function newPriceOf({ refusal }: SubmitFailure): string {
  return priceOf(refusal, 'new');
}

export function priceOf({ details }: ItemRefusal, name: 'old' | 'new'): string {
  return String(details[name] ?? '').replaceAll(',', '');
}

/** The outcome after the failed orders were tried again. */
export function mergedOutcome(before: SubmitOutcome, again: SubmitOutcome): SubmitOutcome {
  const tried = new Set([...again.done.map(({ order_id }) => order_id), ...again.failed.map(({ order }) => order.order_id)]);
  const failed = before.failed.filter(({ order }) => !tried.has(order.order_id));
  return { done: [...before.done, ...again.done], failed: [...failed, ...again.failed] };
}
