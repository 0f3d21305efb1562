import { endOfShanghaiDay } from './calendar.ts';
import { compileImportRules } from './compile-rules.ts';
import { compileWarehouses } from './compile-warehouses.ts';
import type { CompiledMethod, CompiledTariff, ZoneFee } from './compiled.ts';
import { parseUnits, parseUnitsOrNull } from './exact.ts';
import { compilePriceTable } from './price-table.ts';
import { indexPostcodes, type PostcodeIndex } from './postcodes.ts';
import type { MethodRow, OversizeRow, PostcodeMatch, Tariff, ZoneFeeRow } from './tariff.ts';

/** Builds the indexes of a tariff once. The tariff must have no faults (`faultsOf`): a number cell with text throws. */
export function compileTariff(tariff: Tariff): CompiledTariff {
  const byMethod = groupSheets(tariff);
  return {
    tariff,
    methods: tariff.methods.map((row, at) => compileMethod(row, at, byMethod)),
    warehouses: compileWarehouses(tariff),
    groups: new Map(
      tariff.price_groups.map((row, at) => [
        row.group,
        {
          row,
          ref: { sheet: 'price_groups', at },
          perOrder: parseUnits(row.fulfilment_per_order ?? '0', 4),
          perExtraUnit: parseUnits(row.fulfilment_per_extra_unit ?? '0', 4),
        },
      ]),
    ),
    ...compileImportRules(tariff),
    endsAt: endOfShanghaiDay(tariff.last_day),
    termsCache: new Map(),
  };
}

type Placed<Row> = { readonly row: Row; readonly at: number };
const METHOD_SHEETS = ['zones', 'prices', 'zone_fees', 'remote', 'oversize', 'peak', 'attributes'] as const;
type MethodSheet = (typeof METHOD_SHEETS)[number];
type MethodRows = { readonly [Sheet in MethodSheet]: ReadonlyMap<string, Placed<Tariff[Sheet][number]>[]> };

function groupSheets(tariff: Tariff): MethodRows {
  return {
    zones: groupRows(tariff.zones),
    prices: groupRows(tariff.prices),
    zone_fees: groupRows(tariff.zone_fees),
    remote: groupRows(tariff.remote),
    oversize: groupRows(tariff.oversize),
    peak: groupRows(tariff.peak),
    attributes: groupRows(tariff.attributes),
  };
}

function groupRows<Row extends { readonly method: string }>(rows: readonly Row[]): Map<string, Placed<Row>[]> {
  return groupBy(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => row.method,
  );
}

export function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list) list.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

function compileMethod(row: MethodRow, at: number, sheets: MethodRows): CompiledMethod {
  const of = <Sheet extends MethodSheet>(sheet: Sheet): readonly Placed<Tariff[Sheet][number]>[] => sheets[sheet].get(row.method) ?? [];
  const limit = (text: string | null) => parseUnitsOrNull(text, 2) ?? Infinity;
  return {
    row,
    ref: { sheet: 'methods', at },
    warehouses: new Set(row.warehouses),
    groups: row.price_groups.length === 0 ? null : new Set(row.price_groups),
    maxSide: limit(row.max_side_cm),
    maxGirth: limit(row.max_girth_cm),
    maxSum: limit(row.max_sum_cm),
    maxValue: parseUnitsOrNull(row.max_value, 4),
    volumeShare: parseUnits(row.volume_share ?? '0', 2),
    skuFee: parseUnits(row.sku_fee ?? '0', 4),
    hs6Fee: parseUnits(row.hs6_fee ?? '0', 4),
    valueFee: valueFeeOf(row),
    zones: indexCountries(of('zones'), ({ row: zone, at }) => ({ zone: zone.zone, ref: { sheet: 'zones', at } })),
    prices: new Map([...groupBy(of('prices'), (price) => price.row.zone)].map(([zone, rows]) => [zone, compilePriceTable(rows)])),
    zoneFees: new Map(of('zone_fees').map((fee) => [fee.row.zone, zoneFeeOf(fee)])),
    remote: indexCountries(of('remote'), (remote) => ({
      row: remote.row,
      ref: { sheet: 'remote', at: remote.at },
      units: { per_kg: parseUnits(remote.row.per_kg, 4), min: parseUnits(remote.row.min, 4) },
    })),
    oversize: of('oversize')
      .map(({ row: size, at }) => ({
        row: size,
        ref: { sheet: 'oversize' as const, at },
        over: overOf(size),
        fee: parseUnits(size.fee, 4),
      }))
      .sort((a, b) => b.fee - a.fee),
    peaks: of('peak').map((peak) => ({ row: peak.row, ref: { sheet: 'peak', at: peak.at }, units: parcelUnits(peak.row) })),
    attributes: new Map(
      of('attributes').map((entry) => [
        entry.row.attribute,
        { row: entry.row, ref: { sheet: 'attributes', at: entry.at }, units: parcelUnits(entry.row) },
      ]),
    ),
  };
}

function parcelUnits(row: { readonly per_parcel: string; readonly per_kg: string }) {
  return { per_parcel: parseUnits(row.per_parcel, 4), per_kg: parseUnits(row.per_kg, 4) };
}

function overOf({ metric, over }: OversizeRow): number {
  return metric === 'weight_g' ? parseUnits(over, 0) : parseUnits(over, 2);
}

function valueFeeOf({ value_fee_over, value_fee_percent, value_fee_min }: MethodRow): CompiledMethod['valueFee'] {
  if (value_fee_over === null) return null;
  return {
    over: parseUnits(value_fee_over, 4),
    percent: parseUnits(value_fee_percent ?? '0', 2),
    min: parseUnits(value_fee_min ?? '0', 4),
  };
}

function zoneFeeOf({ row, at }: Placed<ZoneFeeRow>): ZoneFee {
  return {
    row,
    ref: { sheet: 'zone_fees', at },
    registration: parseUnitsOrNull(row.registration, 4),
    online_tracked_mail: parseUnitsOrNull(row.online_tracked_mail, 4),
    min_freight: parseUnitsOrNull(row.min_freight, 4),
    declaration_over: parseUnitsOrNull(row.declaration_over, 4),
    declaration_fee: parseUnits(row.declaration_fee ?? '0', 4),
  };
}

function indexCountries<Row extends PostcodeMatch, T>(
  rows: readonly Placed<Row>[],
  value: (placed: Placed<Row>) => T,
): Map<string, PostcodeIndex<T>> {
  const byCountry = groupBy(rows, ({ row }) => row.country);
  return new Map(
    [...byCountry].map(([country, list]) => [country, indexPostcodes(list.map((placed) => ({ row: placed.row, value: value(placed) })))]),
  );
}
