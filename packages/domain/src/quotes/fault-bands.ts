import { parseUnits } from './exact.ts';
import { addFault, groupPlaced, readableGroups, readableRows, type FaultList, type Placed } from './fault-list.ts';
import type { OutboundRow, PackagingRow, PeakRow, Tariff } from './tariff.ts';

/** Outbound handling and packaging of each warehouse: from 0 g to an open end, and never cheaper with more weight. */
export function checkBands(list: FaultList, tariff: Tariff): void {
  const warehouses = new Set(readableRows(list, 'methods', tariff.methods).flatMap(({ row }) => row.warehouses));
  const outbound = readableGroups(list, 'outbound', tariff.outbound, ({ warehouse }) => warehouse);
  const packaging = readableGroups(list, 'packaging', tariff.packaging, ({ warehouse }) => warehouse);
  for (const [warehouse, rows] of outbound) checkBand(list, 'outbound', warehouse, rows, outboundFall);
  for (const [warehouse, rows] of packaging) checkBand(list, 'packaging', warehouse, rows, packagingFall);
  for (const warehouse of warehouses) {
    if (!outbound.has(warehouse)) addFault(list, 'GAP', { sheet: 'outbound', at: null }, `outbound ${warehouse} above 0`);
    if (!packaging.has(warehouse)) addFault(list, 'GAP', { sheet: 'packaging', at: null }, `packaging ${warehouse} above 0`);
  }
}

/** The column that falls from the lighter row to the heavier one; included units may not rise. */
function outboundFall(light: OutboundRow, heavy: OutboundRow): string | null {
  if (isLess(heavy.fee, light.fee)) return 'fee';
  if (isLess(heavy.extra_unit, light.extra_unit)) return 'extra_unit';
  return heavy.included_units > light.included_units ? 'included_units' : null;
}

function packagingFall(light: PackagingRow, heavy: PackagingRow): string | null {
  if (isLess(heavy.fee, light.fee)) return 'fee';
  return heavy.tare_g < light.tare_g ? 'tare_g' : null;
}

function isLess(a: string, b: string): boolean {
  return parseUnits(a, 4) < parseUnits(b, 4);
}

function checkBand<Row extends OutboundRow | PackagingRow>(
  list: FaultList,
  sheet: 'outbound' | 'packaging',
  warehouse: string,
  rows: readonly Placed<Row>[],
  fallOf: (light: Row, heavy: Row) => string | null,
): void {
  const name = `${sheet} ${warehouse}`;
  let end = 0;
  let before: Row | null = null;
  for (const { row, at } of [...rows].sort((a, b) => a.row.over_g - b.row.over_g || a.at - b.at)) {
    const to = row.to_g ?? Infinity;
    if (row.over_g > end)
      addFault(list, 'GAP', { sheet, at, column: 'over_g' }, `${name} ${end}-${row.over_g}`, { from: end, to: row.over_g });
    if (row.over_g < end) addFault(list, 'OVERLAP', { sheet, at, column: 'over_g' }, `${name} ${row.over_g}`);
    if (to <= row.over_g) addFault(list, 'RANGE', { sheet, at, column: 'to_g' }, `${name} ${row.over_g}-${to}`);
    const falling = before && fallOf(before, row);
    if (falling) addFault(list, 'FALLING', { sheet, at, column: falling }, `${name} ${row.over_g}`);
    end = Math.max(end, to);
    before = row;
  }
  if (rows.length > 0 && end !== Infinity)
    addFault(list, 'GAP', { sheet, at: null, column: 'to_g' }, `${name} above ${end}`, { from: end });
}

/** Two peak periods of a method share no day. */
export function checkPeaks(list: FaultList, peaks: readonly PeakRow[]): void {
  for (const [method, rows] of groupPlaced(readableRows(list, 'peak', peaks), (row) => row.method)) {
    let end = '';
    for (const { row, at } of [...rows].sort((a, b) => (a.row.first_day < b.row.first_day ? -1 : 1))) {
      if (row.first_day <= end)
        addFault(list, 'OVERLAP', { sheet: 'peak', at, column: 'first_day' }, `${method} peak ${row.first_day}`, { end });
      if (row.last_day > end) end = row.last_day;
    }
  }
}

/** A fuel code has a percentage on the version's first day. */
export function checkFuel(list: FaultList, { fuel, methods, first_day }: Tariff): void {
  const first = readableGroups(list, 'fuel', fuel, (row) => row.fuel);
  for (const [code, rows] of first) {
    const [earliest] = [...rows].sort((a, b) => (a.row.from_day < b.row.from_day ? -1 : 1));
    if (earliest === undefined || earliest.row.from_day <= first_day) continue;
    addFault(list, 'FUEL', { sheet: 'fuel', at: earliest.at, column: 'from_day' }, code, { first_day });
  }
  const missing = new Set<string>();
  for (const { row, at } of readableRows(list, 'methods', methods)) {
    if (row.fuel === null || first.has(row.fuel) || missing.has(row.fuel)) continue;
    missing.add(row.fuel);
    addFault(list, 'FUEL', { sheet: 'methods', at, column: 'fuel' }, row.fuel, { first_day });
  }
}
