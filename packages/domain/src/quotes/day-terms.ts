import type { CompiledMethod, CompiledTariff, DayTerms, ItemTerm, MethodTerms } from './compiled.ts';
import { floorDiv, fraction, hundredthsText, parseUnits, times } from './exact.ts';
import type { Tariff } from './tariff.ts';

const RATE_UNIT = 100_000_000;
const FULL_PERCENT = 10_000;
/** Days and groups kept; a server quotes for today, a test of a tariff for a few days. */
const MAX_CACHED = 64;

export function termsOf(compiled: CompiledTariff, day: string, group: string): DayTerms {
  const key = `${day} ${group}`;
  const cached = compiled.termsCache.get(key);
  if (cached) return cached;
  const terms = computeTerms(compiled, day, group);
  if (compiled.termsCache.size >= MAX_CACHED) compiled.termsCache.clear();
  compiled.termsCache.set(key, terms);
  return terms;
}

/** An amount of a currency in cents of USD, rounded down: a value in whole cents is over the amount exactly when it is over this. */
export function limitCents(units: number, rate: number): number {
  return floorDiv(times(units, rate), 10_000_000_000);
}

function computeTerms({ tariff, methods }: CompiledTariff, day: string, group: string): DayTerms {
  const rates = latest(tariff.rates, day, (row) => row.currency);
  const units = new Map([...rates].map(([currency, row]) => [currency, parseUnits(row.usd, 8)]));
  units.set('USD', RATE_UNIT);
  const rate = units.get(tariff.currency);
  const rateText = tariff.currency === 'USD' ? '1.00000000' : (rates.get(tariff.currency)?.usd ?? null);
  if (rate === undefined) return { rates: units, rateText, methods: [] };
  const fuels = latest(tariff.fuel, day, (row) => row.fuel);
  const percents = groupPercents(tariff, group);
  return { rates: units, rateText, methods: methods.map((method) => methodTerms(method, { rate, fuels, percents })) };
}

type DayFacts = {
  readonly rate: number;
  readonly fuels: ReadonlyMap<string, { readonly percent: string }>;
  readonly percents: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

function methodTerms({ row }: CompiledMethod, { rate, fuels, percents }: DayFacts): MethodTerms {
  const fuelRow = row.fuel === null ? undefined : fuels.get(row.fuel);
  const fuel = fuelRow === undefined ? null : parseUnits(fuelRow.percent, 2);
  // A row of the method beats a row for all methods.
  const own = new Map([...(percents.get('*') ?? []), ...(percents.get(row.method) ?? [])]);
  const freightFuel = row.fuel_on_base ? (fuel ?? 0) : 0;
  return {
    freight: termOf(own.get('basic_shipping') ?? FULL_PERCENT, rate, freightFuel),
    items: new Map([...own].map(([item, percent]) => [item, termOf(percent, rate, 0)])),
    full: termOf(FULL_PERCENT, rate, 0),
    fuel,
    fuelText: fuel === null ? null : hundredthsText(fuel),
  };
}

function termOf(percent: number, rate: number, fuel: number): ItemTerm {
  const num = BigInt(percent) * BigInt(rate) * BigInt(FULL_PERCENT + fuel);
  // 10^4 for the percent, 10^8 for the rate, 10^4 for the fuel, 10^5 from units of 0.0000001 to cents.
  return { factor: fraction(num, 10n ** 21n), percent, percentText: hundredthsText(percent) };
}

/** Percents of the group by method (or `*`) and item. */
function groupPercents(tariff: Tariff, group: string): Map<string, Map<string, number>> {
  const percents = new Map<string, Map<string, number>>();
  for (const row of tariff.group_prices) {
    if (row.group !== group) continue;
    const items = percents.get(row.method) ?? new Map<string, number>();
    percents.set(row.method, items.set(row.item, parseUnits(row.percent, 2)));
  }
  return percents;
}

/** For each key the row with the latest from_day that is not after the day. */
function latest<Row extends { readonly from_day: string }>(rows: readonly Row[], day: string, key: (row: Row) => string): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const known = found.get(key(row));
    if (row.from_day <= day && (known === undefined || known.from_day <= row.from_day)) found.set(key(row), row);
  }
  return found;
}
