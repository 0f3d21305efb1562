import type { QuoteInput as Asked } from '@quayside/contract/orders/order-quotes.schemas';
import { moneyText } from '@quayside/domain/kernel/money';
import { countsRecipientDay } from '@quayside/domain/quotes/taxes';
import type { QuoteInput } from '@quayside/domain/quotes/quote-types';
import { consumablesOf } from '#server/areas/consumables/consumables.public.ts';
import { attachedToAcrossMerchants } from '#server/areas/products/products.public.ts';
import { priceGroupsOf, type LoadedTariff } from '#server/areas/tariffs/tariffs.public.ts';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { together } from '#server/kernel/together.ts';
import * as facts from './quote-input.queries.ts';

/** What is to be priced, and whose it is. */
export type Parcel = Asked & { readonly customer_id: number };

/**
 * Everything the prices of some parcels depend on, read from the stored data with a handful of queries however many parcels and merchants
 * there are: measured sizes, packaging, the merchant's price group, and, where a rule of the tariff sums them, the recipients' other orders
 * of the day.
 */
export async function quoteInputsOf(
  tx: Tx,
  asked: readonly Parcel[],
  at: Date,
  tariff: Promise<LoadedTariff | null>,
): Promise<QuoteInput[]> {
  const lines = asked.flatMap((one) => one.lines.map(({ product_id }) => ({ customer_id: one.customer_id, product_id })));
  const merchants = [...new Set(asked.map(({ customer_id }) => customer_id))];
  const day = dayOf(at);
  const [products, attached, codes, priceGroup, packaging, values] = await together(
    facts.productFactsAcrossMerchants(tx, lines),
    attachedToAcrossMerchants(tx, lines),
    facts.warehouseCodes(tx),
    priceGroupsOf(tx, merchants),
    asked.some(({ consumables }) => consumables.length > 0) ? consumablesOf(tx, ...merchants) : [],
    tariff.then((loaded) => (loaded ? dayValuesOf(tx, asked, loaded, day) : new Map<number, string>())),
  );
  const known = {
    products: new Map(products.map((row) => [row.product_id, row])),
    attached,
    packaging: new Map(packaging.map((one) => [one.consumable_id, one])),
  };
  return asked.map((one, place) => ({
    at: at.toISOString(),
    warehouse: codes.get(one.warehouse_id) ?? '',
    price_group: priceGroup(one.customer_id),
    destination: { country: one.country, postal_code: one.postal_code, address_type: one.address_type },
    lines: linesOf(one, known),
    consumables: packagingOf(one, known),
    services: one.services,
    tax: { vat: one.vat_number, ioss: one.ioss_number, gst: one.gst_number, icms: one.icms_number },
    platform_payment: one.platform_payment,
    recipient_day_value_usd: moneyText(usd(values.get(place) ?? '0')),
    parcel: null,
  }));
}

function dayValuesOf(tx: Tx, asked: readonly Parcel[], { compiled }: LoadedTariff, day: string): Promise<Map<number, string>> {
  const matters = (country: string) => countsRecipientDay(compiled, country);
  return facts.recipientDayValuesAcrossMerchants(tx, asked, matters, startOfDay(day), startOfDay(day, 1));
}

type Product = Awaited<ReturnType<typeof facts.productFactsAcrossMerchants>>[number];
type AttachedTo = Awaited<ReturnType<typeof attachedToAcrossMerchants>>;
type Known = {
  readonly products: ReadonlyMap<number, Product>;
  readonly attached: AttachedTo;
  readonly packaging: ReadonlyMap<number, Awaited<ReturnType<typeof consumablesOf>>[number]>;
};

function linesOf({ customer_id, lines }: Parcel, { products, attached }: Known): QuoteInput['lines'] {
  return lines.flatMap(({ product_id, unit_price, quantity }) => {
    const product = products.get(product_id);
    return product?.customer_id === customer_id
      ? [{ ...lineOf(product), quantity, unit_price_usd: unit_price, consumables: attached(product_id).map(perUnit) }]
      : [];
  });
}

/** Measured data replaces declared data as a whole. */
function lineOf(row: Product) {
  const { sku, hs_code, attributes } = row;
  const measured = row.measured_weight_g !== null;
  const size = measured
    ? { length_cm: row.measured_length_cm, width_cm: row.measured_width_cm, height_cm: row.measured_height_cm }
    : { length_cm: row.length_cm, width_cm: row.width_cm, height_cm: row.height_cm };
  return { sku, hs_code, attributes, measured, weight_g: row.measured_weight_g ?? row.weight_g, ...size };
}

function perUnit({ unit_price, chargeable, weight_g, attached }: ReturnType<AttachedTo>[number]) {
  return { unit_price_usd: unit_price, chargeable: chargeable === 1, weight_g, per_unit: attached };
}

function packagingOf({ customer_id, consumables }: Parcel, { packaging }: Known): QuoteInput['consumables'] {
  return consumables.flatMap(({ consumable_id, quantity }) => {
    const one = packaging.get(consumable_id);
    const isTheirs = one?.customer_id === null || one?.customer_id === customer_id;
    return one && isTheirs ? [{ unit_price_usd: one.unit_price, chargeable: one.chargeable, weight_g: one.weight_g, quantity }] : [];
  });
}
