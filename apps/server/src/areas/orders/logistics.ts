import type { FieldError } from '@quayside/contract/kernel/fields';
import type { QuoteInput as Asked } from '@quayside/contract/orders/order-quotes.schemas';
import type { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { pick } from '@quayside/domain/kernel/pick';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { StockCtx } from '#server/areas/inventory/inventory.public.ts';
import { insertQuote, insertServices } from './order-quotes.queries.ts';
import { offeredMethod, priceParcel, type Priced } from './price-order.ts';

/** The fields a price depends on, beside goods, packaging and services. */
export const pricedFields = [
  'warehouse_id',
  'country',
  'postal_code',
  'address_type',
  'first_name',
  'last_name',
  'address1',
  'vat_number',
  'ioss_number',
  'gst_number',
  'icms_number',
  'platform_payment',
] as const;

/** The part of an order its price depends on. */
export function askedOf(input: OrderInput): Asked {
  const { order_id, lines, consumables, services } = input;
  return {
    ...pick(input, ...pricedFields),
    ...(order_id === undefined ? {} : { order_id }),
    lines: lines.map((line) => pick(line, 'product_id', 'unit_price', 'quantity')),
    consumables,
    services,
  };
}

/** The price of the chosen method, or what is wrong with method and services. */
export async function chosenPrice({ tx, actor, now }: MerchantCtx, input: OrderInput): Promise<Priced | FieldError[] | null> {
  const noMethod = { path: 'method', code: 'orders.no_method', params: {} } as const;
  if (input.method === '') return input.services.length > 0 ? [noMethod] : null;
  const priced = await priceParcel(tx, actor.customerId, { ...askedOf(input), only: input.method }, now);
  if (!('answer' in priced) || offeredMethod(priced, input.method)) return priced;
  return [{ path: 'method', code: 'orders.method_not_offered', params: {} }];
}

/** The price of a method with everything it was computed from, as it is stored. */
export function quoteRow(at: Date, order_id: number, { tariff, input, answer }: Priced, method: string) {
  const offered = offeredMethod({ tariff, input, answer }, method);
  if (!offered) throw new Error(`${method} is not offered`);
  const named = tariff.compiled.tariff.methods.find((row) => row.method === method);
  const taxes = offered.taxes.map(({ kind, rule, mode, base, percent, due }) => ({
    kind,
    rule,
    mode,
    base: base ?? null,
    percent: percent ?? null,
    due,
  }));
  return {
    order_id,
    method,
    method_name_en: named?.name_en ?? method,
    method_name_cn: named?.name_zh ?? method,
    version_id: tariff.versionId,
    price_group: input.price_group,
    at,
    expires_at: new Date(answer.expires_at),
    total: offered.total,
    shipping: offered.estimated_cost,
    items: offered.items,
    // With the rates of the day, so that the same price can be computed again.
    input: { ...input, rates: tariff.compiled.tariff.rates },
    facts: {
      ...pick(answer, 'parcel', 'warnings'),
      ...pick(offered, 'zone', 'volumetric_g', 'billable_g', 'chargeable_g'),
      taxes,
    },
    created_at: at,
  };
}

/** Stores the price of a method for an order, and returns its id. */
export async function storeQuote(
  { tx, now }: StockCtx,
  customerId: number,
  orderId: number,
  priced: Priced,
  method: string,
  isBound = false,
  kind: 'quoted' | 'actual' = 'quoted',
) {
  const { items, input, facts, ...row } = quoteRow(now, orderId, priced, method);
  const [itemsText, inputText, factsText] = [items, input, facts].map((part) => JSON.stringify(part));
  const bound_at = isBound ? now : null;
  const quote_id = await insertQuote(tx, customerId, {
    ...row,
    kind,
    bound_at,
    items: itemsText ?? '',
    input: inputText ?? '',
    facts: factsText ?? '',
  });
  return { quote_id, total: row.total };
}

/** Writes the services with what each is quoted at. */
export async function storeServices({ tx }: StockCtx, customerId: number, orderId: number, priced: Priced | null, input: OrderInput) {
  const items = priced ? (offeredMethod(priced, input.method)?.items ?? []) : [];
  const fee = (service: string) => items.find(({ code }) => code === `service:${service}`)?.amount ?? '0.00';
  const sheet = priced?.tariff.compiled.tariff.services ?? [];
  const rows = input.services.map(({ service, quantity }) => {
    const named = sheet.find((row) => row.service === service);
    return { service, quantity, name_en: named?.name_en ?? service, name_cn: named?.name_zh ?? service, projected_fee: fee(service) };
  });
  await insertServices(tx, customerId, orderId, rows);
}
