import { MAX_LINES } from '@quayside/domain/orders/order-rules';
import { methodFor, type HoldReason } from '@quayside/domain/connectors/connector-rules';
import { houseNumberOf, mergedLines, type StoreOrder } from '@quayside/domain/connectors/store-order';
import { codeKey } from '@quayside/domain/products/product-rules';
import { createOrders, submitOrder, type NewOrder } from '#server/areas/orders/orders.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { PrepareCtx } from '#server/kernel/jobs.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { rulesOf, type Details } from './connectors.map.ts';
import { followChanges, type Step } from './follow-changes.ts';
import * as orders from './store-orders.queries.ts';
import * as skus from './store-skus.queries.ts';
import type { Store } from './stores.queries.ts';

const AT_ONCE = 100;
type Waiting = { readonly store_order_id: number; readonly content: StoreOrder };
type Outcome = Parameters<typeof orders.writeOutcomes>[2][number];

/** Follows what the shop changed, makes orders of everything new of a store, and submits what its rules say. Each batch and each submission is a transaction of its own. */
export async function placeNew(ctx: PrepareCtx, store: Store, isLate: () => boolean): Promise<void> {
  const step = <Result>(work: (merchant: MerchantCtx) => Promise<Result>) => ctx.stepAs(store.customer_id, store.name, work);
  await followChanges(step, store, isLate);
  for (let count = AT_ONCE; count === AT_ONCE && !isLate();)
    count = await step(async (merchant) => placeOrders(merchant, store, await orders.lockNew(merchant.tx, store, AT_ONCE)));
  for (let due = await step(({ tx }) => orders.toSubmit(tx, store, AT_ONCE)); due.length > 0 && !isLate();) {
    for (const one of due) await submitOne(step, store, one);
    due = await step(({ tx }) => orders.toSubmit(tx, store, AT_ONCE));
  }
}

/** Like the button of the list, with the merchant's stock and money. A refusal leaves the order unsubmitted, with the reason. */
async function submitOne(
  step: Step,
  { customer_id }: Store,
  { store_order_id, order_id }: { store_order_id: number; order_id: number | null },
) {
  const done = { submit_due: false, reason: null, details: '{}' };
  try {
    await step(async (merchant) => {
      await submitOrder(merchant, { ids: [order_id ?? 0], accepted: [] });
      await orders.writeStoreOrder(merchant.tx, customer_id, store_order_id, { ...done, state: 'submitted', updated_at: merchant.now });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const details: Details = { refusal: { code: error.code, details: error.details }, errors: error.fields };
    await step(({ tx, now }) => orders.writeNotSubmitted(tx, customer_id, store_order_id, details, now));
  }
}

/** Makes orders of these, which are locked, in this transaction. What cannot become one is held with the reason. Returns how many there were. */
export async function placeOrders(ctx: MerchantCtx, store: Store, locked: readonly orders.Waiting[]): Promise<number> {
  // `content` is written by the connectors and kept until the order exists.
  const waiting = locked.map(({ store_order_id, content }) => ({ store_order_id, content: content as StoreOrder }));
  if (waiting.length === 0) return 0;
  const products = await productsFor(ctx, store, waiting);
  const outcomes: Outcome[] = [];
  const ready: { one: Waiting; input: ReturnType<typeof inputOf> }[] = [];
  for (const one of waiting) {
    const missing = [...new Set(one.content.lines.map(({ sku }) => skus.skuKey(sku)).filter((sku) => !products.has(sku)))];
    if (missing.length > 0) outcomes.push(held(one, 'unmapped', {}, missing));
    else if (one.content.lines.length > MAX_LINES) outcomes.push(held(one, 'too_many_lines'));
    else ready.push({ one, input: inputOf(store, one.content, products) });
  }
  const made = await createOrders(
    ctx,
    ready.map(({ input }) => input),
  );
  made.forEach((result, at) => {
    const part = ready[at];
    if (part) outcomes.push(outcomeOf(store, part.one, part.input.method, result));
  });
  await orders.writeOutcomes(ctx.tx, store.customer_id, outcomes, ctx.now);
  return waiting.length;
}

async function productsFor({ tx, now }: MerchantCtx, store: Store, waiting: readonly Waiting[]): Promise<Map<string, skus.Mapped>> {
  const words = [...new Set(waiting.flatMap(({ content }) => content.lines.map(({ sku }) => skus.skuKey(sku))))].toSorted();
  await skus.mapSameCodes(tx, store, words, words.map(codeKey), now);
  return new Map((await skus.mappedProducts(tx, store, words)).map((one) => [one.sku, one]));
}

const held = ({ store_order_id }: Waiting, reason: HoldReason, details: Details = {}, unmapped: readonly string[] = []): Outcome => ({
  store_order_id,
  state: 'held',
  reason,
  details,
  unmapped,
  order_id: null,
  submit_due: false,
});

function outcomeOf(store: Store, one: Waiting, method: string, result: NewOrder): Outcome {
  if ('errors' in result) return held(one, 'invalid', { errors: result.errors });
  const isOver = store.hold_above !== null && Number(result.total ?? 0) > Number(store.hold_above);
  const reason = !store.auto_submit ? null : method === '' ? 'no_rule' : isOver ? 'over_price' : null;
  return {
    ...held(one, 'invalid'),
    state: 'created',
    reason,
    order_id: result.order_id,
    submit_due: store.auto_submit && reason === null,
  };
}

/** What the wizard would send. The price of another currency is no declared value in USD: then the product's own is used. */
function inputOf(store: Store, order: StoreOrder, products: ReadonlyMap<string, skus.Mapped>) {
  const known = order.lines.flatMap((line) => {
    const product = products.get(skus.skuKey(line.sku));
    return product ? [{ ...line, product_id: product.product_id, product }] : [];
  });
  const lines = mergedLines(known).map(({ product_id, quantity, unit_price }) => {
    const product = known.find((line) => line.product_id === product_id)?.product;
    const isUsd = order.currency === 'USD' && Number(unit_price) > 0;
    return {
      product_id,
      product_name: product?.product_name ?? '',
      quantity,
      unit_price: isUsd ? Number(unit_price).toFixed(2) : (product?.declared_value ?? ''),
    };
  });
  const weight_g = known.reduce((sum, { product, quantity }) => sum + product.weight_g * quantity, 0);
  const value = lines.reduce((sum, { unit_price, quantity }) => sum + Number(unit_price) * quantity, 0);
  const { recipient: to } = order;
  return {
    ...cut(to),
    phone: to.phone || store.fallback_phone,
    house_number: houseNumberOf(to.country, to.address1),
    platform_order_no: `${store.order_prefix}${order.number}`,
    remark: order.remark.slice(0, 500),
    warehouse_id: store.warehouse_id,
    method: methodFor(rulesOf(store), { country: to.country, weight_g, value }),
    lines,
    consumables: [],
    services: [],
  };
}

/** Shops allow longer texts where nothing is lost by cutting; a name or street that does not fit is for a person to see. */
function cut({ company, email, ...to }: StoreOrder['recipient']) {
  return { ...to, company: company.slice(0, 100), email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : '' };
}
