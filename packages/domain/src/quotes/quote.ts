import { isWithin, parseTime, shanghaiDay, timeText } from './calendar.ts';
import type { CompiledTariff } from './compiled.ts';
import type { QuoteContext } from './context.ts';
import { termsOf } from './day-terms.ts';
import { describeParcel, parcelOf, parcelWarnings } from './parcel.ts';
import { normalizePostcode } from './postcodes.ts';
import { priceMethod } from './price-method.ts';
import type { Quote, QuoteError, QuoteInput } from './quote-types.ts';
import { importRulesOf } from './taxes.ts';

export { compileTariff } from './compile.ts';
export type { CompiledTariff } from './compiled.ts';

const QUOTE_LIFE_MS = 24 * 3_600_000;

/**
 * All methods of the tariff, each with its fee items or with the reasons why it is not offered; with `only`, just that one. A pure
 * function of its arguments: no clock, no random numbers, and the same input gives the same answer.
 */
export function quote(compiled: CompiledTariff, input: QuoteInput, only?: string): Quote {
  const { tariff } = compiled;
  const at = parseTime(input.at);
  if (at === null) throw new RangeError(`"${input.at}" is not a time in UTC like 2026-08-12T02:00:00.000Z`);
  const day = shanghaiDay(at);
  const errors = inputErrors(compiled, input, day);
  const warehouse = compiled.warehouses.get(input.warehouse);
  const group = compiled.groups.get(input.price_group);
  if (errors.length > 0 || warehouse === undefined || group === undefined) return { errors, methods: [] };
  const parcel = parcelOf(input, warehouse);
  const terms = termsOf(compiled, day, input.price_group);
  const shared = { compiled, input, day, terms, warehouse, group, parcel, postcode: normalizePostcode(input.destination.postal_code) };
  const context: QuoteContext = { ...shared, rules: importRulesOf(shared) };
  return {
    errors: [],
    warnings: [...parcelWarnings(input, parcel), ...context.rules.warnings],
    currency: 'USD',
    tariff_version: tariff.version,
    tariff_currency: tariff.currency,
    rate: terms.rateText,
    day,
    expires_at: timeText(Math.min(at + QUOTE_LIFE_MS, compiled.endsAt)),
    parcel: describeParcel(parcel),
    methods: compiled.methods.flatMap((method, index) =>
      only === undefined || method.row.method === only ? [priceMethod(context, method, index)] : [],
    ),
  };
}

/** What refuses the whole quote. */
function inputErrors({ tariff, warehouses, groups }: CompiledTariff, input: QuoteInput, day: string): QuoteError[] {
  const errors: QuoteError[] = [];
  if (!isWithin(day, tariff.first_day, tariff.last_day)) errors.push({ code: 'TARIFF_NOT_VALID', path: 'at' });
  const warehouse = warehouses.get(input.warehouse);
  if (warehouse === undefined) errors.push({ code: 'WAREHOUSE_UNKNOWN', path: 'warehouse' });
  if (!groups.has(input.price_group)) errors.push({ code: 'GROUP_UNKNOWN', path: 'price_group' });
  if (input.lines.length === 0) errors.push({ code: 'NO_LINES', path: 'lines' });
  if (warehouse === undefined) return errors;
  const units = input.lines.reduce((total, { quantity }) => total + quantity, 0);
  const ordered = new Set<string>();
  for (const [index, { service, quantity }] of input.services.entries()) {
    const path = `services.${index}`;
    if (!warehouse.services.has(service)) errors.push({ code: 'SERVICE_UNKNOWN', path });
    else if (ordered.has(service)) errors.push({ code: 'SERVICE_DUPLICATE', path });
    else if (!Number.isInteger(quantity) || quantity < 1 || quantity > units) errors.push({ code: 'SERVICE_QUANTITY', path });
    ordered.add(service);
  }
  return errors;
}
