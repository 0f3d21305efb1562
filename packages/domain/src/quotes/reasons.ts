import { isWithin } from './calendar.ts';
import type { CompiledMethod, ZoneFee, ZoneMatch } from './compiled.ts';
import type { QuoteContext } from './context.ts';
import { limitCents } from './day-terms.ts';
import { hundredthsText } from './exact.ts';
import { findPostcode } from './postcodes.ts';
import type { Reason } from './quote-types.ts';
import type { TaxKind } from './tariff.ts';
import { hasNumber } from './taxes.ts';

/** Stage 1: the method is not for this day, warehouse or customer. */
export function availabilityReasons({ input, day }: QuoteContext, { row, warehouses, groups }: CompiledMethod): Reason[] {
  const reasons: Reason[] = [];
  if (!isWithin(day, row.first_day, row.last_day)) reasons.push({ code: 'METHOD_CLOSED' });
  if (!warehouses.has(input.warehouse)) reasons.push({ code: 'WAREHOUSE_NOT_SERVED' });
  if (groups !== null && !groups.has(input.price_group)) reasons.push({ code: 'CUSTOMER_NOT_ALLOWED' });
  return reasons;
}

/** Stage 2: the zone, or why the address is not served. Military addresses are asked about only where the method delivers. */
export function findZone({ input, postcode }: QuoteContext, { row, zones }: CompiledMethod): ZoneMatch | Reason {
  const index = zones.get(input.destination.country);
  if (index === undefined) return { code: 'COUNTRY_NOT_SERVED' };
  if (postcode === '' && index.needsPostcode) return { code: 'POSTCODE_MISSING' };
  const zone = findPostcode(index, postcode);
  if (zone === null || zone.zone === '-') return { code: 'POSTCODE_NOT_SERVED' };
  if (input.destination.address_type === 'military' && !row.military) return { code: 'MILITARY_NOT_SERVED' };
  return zone;
}

/** The first currency without a rate that this method needs on this day. */
export function missingCurrency({ compiled, terms, rules }: QuoteContext, { row }: CompiledMethod, zoneFee: ZoneFee | null): string | null {
  const needed = [compiled.tariff.currency, row.max_value_currency, zoneFee?.row.declaration_currency ?? null];
  for (const currency of needed) if (currency !== null && !terms.rates.has(currency)) return currency;
  return rules.missingCurrency;
}

/** Stage 3: the goods. A value equal to a limit is allowed. */
export function goodsReasons(context: QuoteContext, method: CompiledMethod): Reason[] {
  const { parcel, terms } = context;
  const { row } = method;
  const reasons: Reason[] = [];
  const forbidden = parcel.attributes.filter((attribute) => !method.attributes.has(attribute));
  if (forbidden.length > 0) reasons.push({ code: 'ATTRIBUTE_FORBIDDEN', attributes: forbidden });
  if (parcel.actual_g > row.max_weight_g) {
    reasons.push({ code: 'WEIGHT_OVER_LIMIT', actual: String(parcel.actual_g), limit: String(row.max_weight_g) });
  }
  if (parcel.size !== null) {
    const { sides, girth, sum } = parcel.size;
    if (sides[0] > method.maxSide) reasons.push(sizeReason('SIDE_OVER_LIMIT', sides[0], method.maxSide));
    if (girth > method.maxGirth) reasons.push(sizeReason('GIRTH_OVER_LIMIT', girth, method.maxGirth));
    if (sum > method.maxSum) reasons.push(sizeReason('SUM_OVER_LIMIT', sum, method.maxSum));
  }
  if (method.maxValue !== null) {
    const currency = row.max_value_currency ?? 'USD';
    if (parcel.valueCents > limitCents(method.maxValue, terms.rates.get(currency) ?? 0)) {
      reasons.push({ code: 'VALUE_OVER_LIMIT', actual: parcel.valueText, limit: `${row.max_value} ${currency}` });
    }
  }
  const number = missingNumber(context, method);
  if (number !== null) reasons.push({ code: 'TAX_NUMBER_REQUIRED', number });
  return reasons;
}

function sizeReason(code: 'SIDE_OVER_LIMIT' | 'GIRTH_OVER_LIMIT' | 'SUM_OVER_LIMIT', actual: number, limit: number): Reason {
  return { code, actual: hundredthsText(actual), limit: hundredthsText(limit) };
}

/** A number the method asks for is needed where the destination's tax row is of that kind, unless the platform pays that tax (D-39). */
function missingNumber({ input, rules: { tax } }: QuoteContext, { row }: CompiledMethod): TaxKind | null {
  if (tax === null || (input.platform_payment && tax.row.platform_covers)) return null;
  const { number } = tax.row;
  return row.tax_number_required.includes(number) && !hasNumber(input, number) ? number : null;
}
