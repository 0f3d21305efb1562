import { fieldErrors, type FieldError } from '@quayside/contract/kernel/fields';
import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { existingProducts } from '#server/areas/products/products.public.ts';
import { enabledWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { askedOf } from './logistics.ts';
import { numbersInUse } from './order-import.queries.ts';
import { offeredMethod, priceParcels, type Priced } from './price-order.ts';
import { writeOrders } from './write-orders.ts';

/** An order that was made with its price, or everything that is wrong with it. */
export type NewOrder = { readonly order_id: number; readonly total: string | null } | { readonly errors: readonly FieldError[] };
type Checked = { readonly input: OrderInput | null; readonly errors: FieldError[] };

/** Makes many orders at once, as the wizard makes one: the same schema, the same checks, the same locks. Faulty ones are left out. */
export async function createOrders(ctx: MerchantCtx, raws: readonly unknown[]): Promise<NewOrder[]> {
  const checked = raws.map((raw): Checked => {
    const parsed = OrderInput.safeParse(raw);
    return parsed.success ? { input: parsed.data, errors: [] } : { input: null, errors: fieldErrors(parsed.error, raw) };
  });
  await addDatabaseErrors(ctx, checked);
  const prices = await pricesOf(ctx, checked);
  const good = checked.flatMap((one, at) =>
    one.input && one.errors.length === 0 ? [{ at, input: one.input, priced: prices.get(at) ?? null }] : [],
  );
  const ids = await writeOrders(ctx, good);
  const made = new Map(good.map(({ at, input, priced }, place) => [at, { order_id: ids[place] ?? 0, total: totalOf(input, priced) }]));
  return checked.map(({ errors }, at) => made.get(at) ?? { errors });
}

const totalOf = ({ method }: OrderInput, priced: Priced | null) => (priced ? (offeredMethod(priced, method)?.total ?? null) : null);

async function addDatabaseErrors({ tx, actor }: MerchantCtx, checked: readonly Checked[]): Promise<void> {
  const inputs = checked.flatMap(({ input }) => input ?? []);
  const ids = [...new Set(inputs.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)))];
  const products = ids.length === 0 ? new Set<number>() : await existingProducts(tx, actor, ids);
  const houses = new Set((await enabledWarehouses(tx)).map(({ warehouse_id }) => warehouse_id));
  const used = await numbersInUse(
    tx,
    actor.customerId,
    inputs.map((one) => one.platform_order_no),
  );
  for (const { input, errors } of checked) {
    if (!input) continue;
    const number = input.platform_order_no.toLowerCase();
    const order_no = used.get(number);
    if (order_no !== undefined) errors.push({ path: 'platform_order_no', code: 'orders.number_exists', params: { order_no } });
    // The next one with this number in the same batch is refused like one that exists.
    used.set(number, input.platform_order_no);
    if (!houses.has(input.warehouse_id)) errors.push({ path: 'warehouse_id', code: 'orders.no_warehouse', params: {} });
    input.lines.forEach(({ product_id }, at) => {
      if (!products.has(product_id)) errors.push({ path: `lines.${at}.product_id`, code: 'orders.no_product', params: {} });
    });
  }
}

/** Prices of the good orders that name a method, all at once; a method that is not offered is an error of its order. */
async function pricesOf({ tx, actor, now }: MerchantCtx, checked: readonly Checked[]): Promise<Map<number, Priced>> {
  const prices = new Map<number, Priced>();
  const asked = checked.flatMap(({ input, errors }, at) =>
    input && errors.length === 0 && input.method !== '' ? [{ at, input, errors }] : [],
  );
  if (asked.length === 0) return prices;
  const priced = await priceParcels(
    tx,
    actor.customerId,
    asked.map(({ input }) => ({ ...askedOf(input), only: input.method })),
    now,
  );
  asked.forEach(({ at, input, errors }, place) => {
    const one = priced[place];
    if (Array.isArray(one)) errors.push(...one);
    else if (!one || !offeredMethod(one, input.method)) errors.push({ path: 'method', code: 'orders.method_not_offered', params: {} });
    else prices.set(at, one);
  });
  return prices;
}
