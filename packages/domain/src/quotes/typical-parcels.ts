import { percentChange } from './compare-tariffs.ts';
import type { QuoteInput } from './quote-types.ts';
import { compileTariff, quote, type CompiledTariff } from './quote.ts';
import type { Tariff } from './tariff.ts';

const TYPICAL_WEIGHTS = [50, 100, 250, 500, 1000, 2000, 5000, 20_000] as const;

/** An ordinary address of a country: no island, no military post. Countries that are not listed get 10000. */
const POSTCODES: Readonly<Record<string, string>> = {
  US: '10001',
  GB: 'SW1A1AA',
  CA: 'M5V2T6',
  AU: '2000',
  NZ: '1010',
  BR: '01310100',
  JP: '1000001',
  SG: '238823',
  KR: '04524',
  MX: '06000',
  FR: '75001',
  ES: '28001',
  AE: '',
};

/** The total of one method for one typical parcel in both versions; null: not offered. */
export type TypicalParcel = {
  readonly group: string;
  readonly country: string;
  readonly weight_g: number;
  readonly method: string;
  readonly old: string | null;
  readonly new: string | null;
  readonly percent: string | null;
};

export type GroupEffect = {
  readonly group: string;
  readonly dearer: number;
  readonly cheaper: number;
  readonly same: number;
  readonly added: number;
  readonly removed: number;
};

/**
 * Prices 20 × 15 × 10 cm worth 20 USD at eight weights to every country either version serves, for every price group. Both versions are
 * priced on the new one's first day, with its rates, fuel and tax rules of that day: only the rows differ.
 */
export function typicalParcels(before: Tariff, after: Tariff, warehouse = after.inbound[0]?.warehouse ?? ''): TypicalParcel[] {
  const { first_day, last_day } = after;
  const at = `${first_day}T04:00:00.000Z`;
  const [old, now] = [openTotals(compileTariff({ ...before, first_day, last_day })), openTotals(compileTariff(after))];
  const groups = unique([before, after].flatMap(({ price_groups }) => price_groups.map(({ group }) => group)));
  const countries = unique([before, after].flatMap(({ zones }) => zones.filter(({ zone }) => zone !== '-').map(({ country }) => country)));
  const methods = unique([before, after].flatMap((tariff) => tariff.methods.map(({ method }) => method)));
  return groups.flatMap((group) =>
    countries.flatMap((country) =>
      TYPICAL_WEIGHTS.flatMap((weight_g) => {
        const input = parcelTo(country, weight_g, { at, warehouse, price_group: group });
        const [oldTotals, newTotals] = [old(input), now(input)];
        return methods.flatMap((method) => {
          const [oldTotal, newTotal] = [oldTotals.get(method) ?? null, newTotals.get(method) ?? null];
          if (oldTotal === null && newTotal === null) return [];
          const percent = oldTotal === null || newTotal === null ? null : percentChange(oldTotal, newTotal);
          return [{ group, country, weight_g, method, old: oldTotal, new: newTotal, percent }];
        });
      }),
    ),
  );
}

/** How many of the typical parcels change for each price group. */
export function groupEffects(parcels: readonly TypicalParcel[]): GroupEffect[] {
  return unique(parcels.map(({ group }) => group)).map((group) => {
    const own = parcels.filter((parcel) => parcel.group === group);
    const both = own.filter((parcel) => parcel.old !== null && parcel.new !== null);
    return {
      group,
      dearer: both.filter(({ percent, old, new: now }) => old !== now && percent?.startsWith('+')).length,
      cheaper: both.filter(({ percent }) => percent?.startsWith('-')).length,
      same: both.filter(({ old, new: now }) => old === now).length,
      added: own.filter(({ old }) => old === null).length,
      removed: own.filter((parcel) => parcel.new === null).length,
    };
  });
}

function openTotals(compiled: CompiledTariff): (input: QuoteInput) => ReadonlyMap<string, string> {
  return (input) =>
    new Map(quote(compiled, input).methods.flatMap((method) => (method.offered ? [[method.method, method.total] as const] : [])));
}

function parcelTo(country: string, weight_g: number, rest: Pick<QuoteInput, 'at' | 'warehouse' | 'price_group'>): QuoteInput {
  const size = { length_cm: '20.00', width_cm: '15.00', height_cm: '10.00' };
  const goods = { sku: '1', quantity: 1, unit_price_usd: '20.00', hs_code: '6109100010', attributes: [], measured: true, consumables: [] };
  return {
    ...rest,
    destination: { country, postal_code: POSTCODES[country] ?? '10000', address_type: 'residential' },
    lines: [{ ...goods, ...size, weight_g }],
    consumables: [],
    services: [],
    tax: { vat: '', ioss: '', gst: '', icms: '' },
    platform_payment: false,
    recipient_day_value_usd: '0.00',
    parcel: { ...size, weight_g },
  };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
