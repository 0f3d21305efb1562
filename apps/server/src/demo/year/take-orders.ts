import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import type { MethodRow } from '@quayside/domain/quotes/tariff';
import { askedOf, priceParcels, type Priced } from '#server/areas/orders/orders.public.ts';
import { writeOrders } from '#server/areas/orders/write-orders.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { YearOrder } from './year-plan.ts';

export type Products = ReadonlyMap<string, { readonly product_id: number; readonly name_en: string; readonly declared_value: string }>;

type Days = Pick<MethodRow, 'days_min' | 'days_max'>;

/** An order of the year as the shop has it, with what the warehouse will find on its scale. */
export type Taken = YearOrder & {
  readonly customer_id: number;
  readonly order_id: number;
  readonly order_no: string;
  readonly days: Days;
  readonly expected_g: number;
  readonly sides_cm: readonly [string, string, string];
};

/** What light things without a stated size are packed in. */
const BAG = ['16', '11', '3'] as const;
/** Nobody chooses a method at random that costs more than this. */
const DEAR_USD = 45;

/** Writes the orders of one synchronisation the way an import does: priced together, a handful of statements for all of them. */
export async function takeOrders(ctx: MerchantCtx, orders: readonly YearOrder[], products: Products): Promise<Taken[]> {
  const { customerId } = ctx.actor;
  const inputs = orders.map((order) => OrderInput.parse(inputOf(order, products)));
  const prices = await priceParcels(ctx.tx, customerId, inputs.map(askedOf), ctx.now);
  const chosen = orders.flatMap((order, at) => {
    const [input, priced] = [inputs[at], prices[at]];
    const method = priced && 'answer' in priced ? methodOf(order, priced) : null;
    // A tariff that the provider published before may offer no method for it: nobody sells there.
    return input && priced && 'answer' in priced && method
      ? [{ order, input: { ...input, method: method.method }, priced, days: method }]
      : [];
  });
  if (chosen.length === 0) return [];
  await writeOrders(ctx, chosen);
  const made = await ctx.tx
    .selectFrom('orders')
    .select(['order_id', 'order_no', 'platform_order_no'])
    .where('customer_id', '=', customerId)
    .where(
      'platform_order_no',
      'in',
      chosen.map(({ input }) => input.platform_order_no),
    )
    .execute();
  const numbers = new Map(made.map((one) => [one.platform_order_no, one]));
  return chosen.flatMap(({ order, priced, days }) => {
    const one = numbers.get(order.platform_order_no);
    const { actual_g, sides_cm } = priced.answer.parcel;
    return one ? [{ ...order, ...one, customer_id: customerId, days, expected_g: actual_g, sides_cm: sides_cm ?? BAG }] : [];
  });
}

function inputOf({ platform_order_no, warehouse_id, lines, recipient }: YearOrder, products: Products) {
  const goods = lines.map(({ sku, quantity }) => {
    const product = products.get(sku);
    return { product_id: product?.product_id, product_name: product?.name_en, unit_price: product?.declared_value, quantity };
  });
  return { platform_order_no, warehouse_id, ...recipient, lines: goods, consumables: [], services: [] };
}

type Offer = MethodRow & { readonly usd: number };

function methodOf({ choice, random }: YearOrder, { answer, tariff }: Priced): Offer | null {
  const { methods } = tariff.compiled.tariff;
  const offered = answer.methods.flatMap((one): Offer[] => {
    const row = methods.find(({ method }) => method === one.method);
    return one.offered && row ? [{ ...row, usd: Number(one.total) }] : [];
  });
  const [cheapest] = offered.toSorted((a, b) => a.usd - b.usd);
  const affordable = offered.filter(({ usd }) => usd <= DEAR_USD);
  if (!cheapest || affordable.length === 0 || choice === 'cheapest') return cheapest ?? null;
  if (choice === 'any') return random.one(affordable);
  return affordable.toSorted((a, b) => a.days_max - b.days_max)[0] ?? cheapest;
}
