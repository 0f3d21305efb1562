import { isWithin } from './calendar.ts';
import { addItem, addTariffItem, termFor, type Pricing } from './context.ts';
import { limitCents } from './day-terms.ts';
import { plus, roundDiv, roundTimes, times, type Exact } from './exact.ts';
import { hundredthsText } from './exact.ts';
import { findPostcode } from './postcodes.ts';
import { UNITS_PER_AMOUNT } from './price-table.ts';
import type { OversizeMetric } from './tariff.ts';

/** Base freight: not below the zone's minimum, then fuel, group % and rate, rounded once. Returns the cents. */
export function addFreight(pricing: Pricing): number {
  const { freight, terms, zone, zoneFee, method } = pricing;
  const minimum = times(zoneFee?.min_freight ?? 0, UNITS_PER_AMOUNT);
  const isMinimum = minimum > freight.price;
  const cents = roundTimes(isMinimum ? minimum : freight.price, terms.freight.factor);
  const { kind, price, base, first_g, first_price, step_g } = freight.row;
  const inputs = {
    zone,
    kind,
    chargeable_g: freight.chargeable_g,
    charged_as_g: freight.charged_as_g,
    minimum: isMinimum,
    fuel_percent: method.row.fuel_on_base ? terms.fuelText : null,
    price,
    base,
    first_g,
    first_price,
    step_g,
    min_freight: zoneFee?.row.min_freight ?? null,
    group_percent: terms.freight.percentText,
  };
  addItem(pricing, 'basic_shipping', cents, inputs, freight.ref);
  return cents;
}

/** Registration or online tracked mail: a zone has at most one of them. */
export function addMailFees(pricing: Pricing): void {
  const { zoneFee, zone } = pricing;
  for (const code of ['registration', 'online_tracked_mail'] as const) {
    const units = zoneFee?.[code] ?? null;
    if (zoneFee === null || units === null) continue;
    const fee = zoneFee.row[code];
    addTariffItem(pricing, code, times(units, UNITS_PER_AMOUNT), (group_percent) => ({ zone, fee, group_percent }), zoneFee.ref);
  }
}

/** Multiline surcharge, declared value surcharge, over-category and over-declaration. */
export function addContentFees(pricing: Pricing): void {
  const { method, context } = pricing;
  const { skus, hs6 } = context.parcel;
  const { included_skus, sku_fee, included_hs6, hs6_fee } = method.row;
  if (included_skus !== null && skus > included_skus) {
    const units = times(method.skuFee, (skus - included_skus) * UNITS_PER_AMOUNT);
    const inputs = (group_percent: string) => ({ skus, included: included_skus, fee: sku_fee, group_percent });
    addTariffItem(pricing, 'multiline_surcharge', units, inputs, method.ref);
  }
  addValueFee(pricing);
  if (included_hs6 !== null && hs6 > included_hs6) {
    const units = times(method.hs6Fee, (hs6 - included_hs6) * UNITS_PER_AMOUNT);
    const inputs = (group_percent: string) => ({ hs6, included: included_hs6, fee: hs6_fee, group_percent });
    addTariffItem(pricing, 'over_category', units, inputs, method.ref);
  }
  addDeclarationFee(pricing);
}

/** The larger of value × percent and the minimum, each rounded. */
function addValueFee(pricing: Pricing): void {
  const { method, context, terms } = pricing;
  const { valueCents, valueText } = context.parcel;
  const fee = method.valueFee;
  if (fee === null || times(valueCents, 100) <= fee.over) return;
  const term = termFor(terms, 'declared_value_surcharge');
  const share = roundDiv(times(times(valueCents, fee.percent), term.percent), 100_000_000);
  const minimum = roundTimes(times(fee.min, UNITS_PER_AMOUNT), term.factor);
  const { value_fee_over, value_fee_percent, value_fee_min } = method.row;
  const figures = { value: valueText, over: value_fee_over, percent: value_fee_percent, min: value_fee_min };
  const inputs = { ...figures, minimum: minimum > share, group_percent: term.percentText };
  addItem(pricing, 'declared_value_surcharge', Math.max(share, minimum), inputs, method.ref);
}

function addDeclarationFee(pricing: Pricing): void {
  const { zoneFee, context } = pricing;
  if (zoneFee === null || zoneFee.declaration_over === null) return;
  const { declaration_currency, declaration_over, declaration_fee } = zoneFee.row;
  const currency = declaration_currency ?? 'USD';
  const { valueCents, valueText } = context.parcel;
  if (valueCents <= limitCents(zoneFee.declaration_over, context.terms.rates.get(currency) ?? 0)) return;
  const over = `${declaration_over} ${currency}`;
  const inputs = (group_percent: string) => ({ value: valueText, over, fee: declaration_fee, group_percent });
  addTariffItem(pricing, 'over_declaration', times(zoneFee.declaration_fee, UNITS_PER_AMOUNT), inputs, zoneFee.ref);
}

/** Remote area, oversize, peak season and dangerous goods, each followed by its fuel. */
export function addSurcharges(pricing: Pricing): void {
  addFuel(pricing, 'remote_area_fuel', addRemote(pricing));
  addFuel(pricing, 'oversize_fuel', addOversize(pricing));
  addFuel(pricing, 'peak_season_fuel', addPeak(pricing));
  addFuel(pricing, 'dangerous_goods_fuel', addDangerousGoods(pricing));
}

type FuelCode = 'remote_area_fuel' | 'oversize_fuel' | 'peak_season_fuel' | 'dangerous_goods_fuel';

/** A percentage of the parent's rounded amount. */
function addFuel(pricing: Pricing, code: FuelCode, parentCents: number): void {
  const { fuel, fuelText } = pricing.terms;
  if (parentCents === 0 || fuel === null) return;
  addItem(pricing, code, roundDiv(times(parentCents, fuel), 10_000), { base: hundredthsText(parentCents), percent: fuelText }, null);
}

function addRemote(pricing: Pricing): number {
  const { context, method, freight } = pricing;
  const index = method.remote.get(context.input.destination.country);
  const found = index && findPostcode(index, context.postcode);
  if (!found) return 0;
  const { match, from, to, per_kg, min } = found.row;
  const { chargeable_g } = freight;
  const [byWeight, least] = [times(found.units.per_kg, chargeable_g), times(found.units.min, UNITS_PER_AMOUNT)];
  const inputs = (group_percent: string) => ({ chargeable_g, match, from, to, per_kg, min, minimum: least > byWeight, group_percent });
  return addTariffItem(pricing, 'remote_area', least > byWeight ? least : byWeight, inputs, found.ref);
}

/** The dearest row that is met; rows are sorted by fee. */
function addOversize(pricing: Pricing): number {
  const { method, context } = pricing;
  const found = method.oversize.find(({ row, over }) => measure(pricing, row.metric) > over);
  if (found === undefined) return 0;
  const { metric, over, fee } = found.row;
  const actual = metric === 'weight_g' ? String(context.parcel.actual_g) : hundredthsText(measure(pricing, metric));
  const inputs = (group_percent: string) => ({ metric, over, actual, fee, group_percent });
  return addTariffItem(pricing, 'oversize', times(found.fee, UNITS_PER_AMOUNT), inputs, found.ref);
}

/** Grams or hundredths of a centimetre; 0, which is over nothing, when the size is not known. */
function measure({ context: { parcel } }: Pricing, metric: OversizeMetric): number {
  if (metric === 'weight_g') return parcel.actual_g;
  if (parcel.size === null) return 0;
  if (metric === 'girth_cm') return parcel.size.girth;
  return parcel.size.sides[metric === 'side_cm' ? 0 : 1];
}

function addPeak(pricing: Pricing): number {
  const { context, method, freight } = pricing;
  const found = method.peaks.find(({ row }) => isWithin(context.day, row.first_day, row.last_day));
  if (found === undefined) return 0;
  const { first_day, last_day, per_parcel, per_kg } = found.row;
  const { chargeable_g } = freight;
  const inputs = (group_percent: string) => ({ first_day, last_day, chargeable_g, per_parcel, per_kg, group_percent });
  return addTariffItem(pricing, 'peak_season', byParcelAndKg(found.units, chargeable_g), inputs, found.ref);
}

/** The dearest of the parcel's attributes, once. */
function addDangerousGoods(pricing: Pricing): number {
  const { context, method, freight } = pricing;
  const { chargeable_g } = freight;
  const fees = context.parcel.attributes.flatMap((attribute) => {
    const fee = method.attributes.get(attribute);
    return fee === undefined ? [] : [{ fee, units: byParcelAndKg(fee.units, chargeable_g) }];
  });
  const [first, ...others] = fees;
  if (first === undefined) return 0;
  const { fee, units } = others.reduce((dearest, other) => (other.units > dearest.units ? other : dearest), first);
  const { attribute, per_parcel, per_kg } = fee.row;
  const inputs = (group_percent: string) => ({ attribute, chargeable_g, per_parcel, per_kg, group_percent });
  return addTariffItem(pricing, 'dangerous_goods', units, inputs, fee.ref);
}

function byParcelAndKg(units: { readonly per_parcel: number; readonly per_kg: number }, grams: number): Exact {
  return plus(times(units.per_parcel, UNITS_PER_AMOUNT), times(units.per_kg, grams));
}
