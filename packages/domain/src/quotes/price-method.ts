import type { CompiledMethod } from './compiled.ts';
import { addItem, type Pricing, type QuoteContext } from './context.ts';
import { ceilDiv, hundredthsText, times } from './exact.ts';
import { addContentFees, addFreight, addMailFees, addSurcharges } from './fees.ts';
import { freightOf } from './price-table.ts';
import type { QuoteMethod, QuoteTax, Reason } from './quote-types.ts';
import { availabilityReasons, findZone, goodsReasons, missingCurrency } from './reasons.ts';
import { dutyResult, taxResult, type TaxResult } from './taxes.ts';
import { addWarehouseFees } from './warehouse-fees.ts';

/** The method with all its items, or all reasons of the first stage that has any. */
export function priceMethod(context: QuoteContext, method: CompiledMethod, at: number): QuoteMethod {
  const refuse = (reasons: readonly Reason[]): QuoteMethod => ({ method: method.row.method, offered: false, reasons });
  const closed = availabilityReasons(context, method);
  if (closed.length > 0) return refuse(closed);
  const match = findZone(context, method);
  if ('code' in match) return refuse([match]);
  const { zone } = match;
  const zoneFee = method.zoneFees.get(zone) ?? null;
  const currency = missingCurrency(context, method, zoneFee);
  const terms = context.terms.methods[at];
  if (currency !== null || terms === undefined)
    return refuse([{ code: 'NO_RATE', currency: currency ?? context.compiled.tariff.currency }]);
  const forbidden = goodsReasons(context, method);
  if (forbidden.length > 0) return refuse(forbidden);
  const { volumetric_g, billable_g } = weightsOf(context, method);
  const freight = freightOf(method.prices.get(zone) ?? [], billable_g);
  if (freight === null) return refuse([{ code: 'NO_PRICE', billable_g }]);
  const pricing: Pricing = { context, method, terms, zone, zoneFee, freight, items: [], totalCents: 0 };
  const freightCents = addFreight(pricing);
  addMailFees(pricing);
  addContentFees(pricing);
  addSurcharges(pricing);
  addWarehouseFees(pricing);
  const taxes = addTaxes(pricing, freightCents);
  return {
    method: method.row.method,
    offered: true,
    zone,
    zone_row: match.ref,
    volumetric_g,
    billable_g,
    chargeable_g: freight.chargeable_g,
    items: pricing.items,
    taxes,
    estimated_cost: hundredthsText(freightCents),
    other_charges: hundredthsText(pricing.totalCents - freightCents),
    total: hundredthsText(pricing.totalCents),
  };
}

function weightsOf({ parcel }: QuoteContext, { row, volumeShare }: CompiledMethod): { volumetric_g: number | null; billable_g: number } {
  const { billing_method, volume_factor, min_billable_g } = row;
  const actual = parcel.actual_g;
  const billable = (grams: number) => Math.max(grams, min_billable_g);
  if (billing_method === 'actual' || volume_factor === null || parcel.size === null)
    return { volumetric_g: null, billable_g: billable(actual) };
  // Hundredths of a centimetre: a cm³ has a million units, a gram of volume weight has 1000 × factor of them.
  const volumetric_g = ceilDiv(parcel.size.volume, 1000 * volume_factor);
  if (volumetric_g <= actual) return { volumetric_g, billable_g: billable(actual) };
  const extra = billing_method === 'greater' ? volumetric_g - actual : ceilDiv(times(volumetric_g - actual, volumeShare), 10_000);
  return { volumetric_g, billable_g: billable(actual + extra) };
}

function addTaxes(pricing: Pricing, freightCents: number): QuoteTax[] {
  const duty = dutyResult(pricing, freightCents);
  if (duty !== null) chargeTax(pricing, duty, { hs6: pricing.context.parcel.hs6 });
  const tax = taxResult(pricing, freightCents, duty?.cents ?? 0);
  if (tax !== null) chargeTax(pricing, tax, {});
  return [duty, tax].flatMap((result) => (result === null ? [] : [result.tax]));
}

function chargeTax(pricing: Pricing, { tax, cents }: TaxResult, figures: { readonly hs6?: number }): void {
  if (tax.mode !== 'charged') return;
  const { rule, base, percent } = tax;
  const shares = base === undefined || percent === undefined ? {} : { base, percent };
  addItem(pricing, tax.kind, cents, { rule, ...figures, ...shares }, tax.row);
}
