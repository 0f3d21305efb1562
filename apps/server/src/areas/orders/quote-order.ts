import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { moneyText } from '@quayside/domain/kernel/money';
import type { QuoteMethod, Reason } from '@quayside/domain/quotes/quote-types';
import { servicePrice } from '@quayside/domain/quotes/service-price';
import type { MethodRow } from '@quayside/domain/quotes/tariff';
import { existingProducts } from '#server/areas/products/products.public.ts';
import { priceGroupOf, tariffAt } from '#server/areas/tariffs/tariffs.public.ts';
import { balanceOf, usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { refuseFields } from '#server/kernel/refusal.ts';
import { pricedParcel, type Priced } from './price-order.ts';
import { warehouseCodes } from './quote-input.queries.ts';

/** Prices of all methods: offered ones by total, then the others with their reasons. */
export async function quoteOrder({ tx, actor, now }: MerchantCtx, input: ParsedOf<typeof ordersCalls.quote>) {
  const ids = input.lines.map(({ product_id }) => product_id);
  const existing = await existingProducts(tx, actor, ids);
  refuseFields(
    ...ids.flatMap((id, at) =>
      existing.has(id) ? [] : [{ path: `lines.${at}.product_id`, code: 'orders.no_product' as const, params: {} }],
    ),
  );
  const priced = await pricedParcel(tx, actor.customerId, input, now);
  const { spendable } = await balanceOf(tx, actor.customerId);
  return {
    day: priced.answer.day,
    currency: priced.tariff.compiled.tariff.currency,
    expires_at: new Date(priced.answer.expires_at),
    parcel: { ...priced.answer.parcel, sides_cm: priced.answer.parcel.sides_cm?.slice() ?? null },
    methods: methodViews(priced),
    warnings: [...priced.answer.warnings],
    recipient_day_value: priced.input.recipient_day_value_usd,
    spendable,
  };
}

/** Every method of a quote for a screen, cheapest first. */
export function methodViews({ answer, tariff }: Priced) {
  const rows = new Map(tariff.compiled.tariff.methods.map((row) => [row.method, row]));
  const views = answer.methods.flatMap((method) => {
    const row = rows.get(method.method);
    return row ? [methodView(method, row)] : [];
  });
  const cost = ({ total }: (typeof views)[number]) => (total === null ? Infinity : Number(usd(total).minor));
  return views.toSorted((a, b) => cost(a) - cost(b));
}

function methodView(method: QuoteMethod, row: MethodRow) {
  const { name_en, name_zh, courier, days_min, days_max, billing_method, volume_factor, tax_terms } = row;
  const facts = { method: row.method, name_en, name_cn: name_zh, courier, days_min, days_max, billing_method, volume_factor, tax_terms };
  if (!method.offered) return { ...facts, ...nothing, offered: false, reasons: method.reasons.map(reasonView) };
  const { zone, volumetric_g, billable_g, chargeable_g, items, taxes, estimated_cost, other_charges, total } = method;
  const chargedAs = items.find(({ code }) => code === 'basic_shipping')?.inputs['charged_as_g'];
  return {
    ...facts,
    offered: true,
    zone,
    volumetric_g,
    billable_g,
    chargeable_g,
    charged_as_g: typeof chargedAs === 'number' ? chargedAs : null,
    items: items.map(({ code, amount, inputs }) => ({ code, amount, inputs })),
    shipping: estimated_cost,
    other: other_charges,
    total,
    reasons: [],
    taxes: taxes.map(({ kind, rule, mode, base, percent, due }) => ({
      kind,
      rule,
      mode,
      base: base ?? null,
      percent: percent ?? null,
      due,
    })),
  };
}

const nothing = {
  zone: null,
  volumetric_g: null,
  billable_g: null,
  chargeable_g: null,
  charged_as_g: null,
  items: [],
  shipping: null,
  other: null,
  total: null,
  taxes: [],
};

function reasonView({ code, ...figures }: Reason) {
  const params = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]));
  return { code, params: params as Record<string, string | number> }; // figures are texts, numbers and lists of texts
}

/** The services of a warehouse with their price for this merchant. */
export async function listServices({ tx, actor, now }: MerchantCtx, { warehouse_id }: { warehouse_id: number }) {
  const tariff = await tariffAt(tx, now);
  if (!tariff) return { list: [] };
  const code = (await warehouseCodes(tx)).get(warehouse_id);
  const group = await priceGroupOf(tx, actor.customerId);
  const { tariff: sheets } = tariff.compiled;
  const list = sheets.services.flatMap((row) => {
    const price = row.warehouse === code ? servicePrice(sheets, group, row) : null;
    return price ? [{ service: row.service, name_en: row.name_en, name_cn: row.name_zh, per: row.per, price: moneyText(price) }] : [];
  });
  return { list };
}

/** The methods of today's tariff, by name. */
export async function listMethods({ tx, now }: MerchantCtx) {
  const methods = (await tariffAt(tx, now))?.compiled.tariff.methods ?? [];
  return { list: methods.map(({ method, name_en, name_zh }) => ({ method, name_en, name_cn: name_zh })) };
}
