import { addFault, readableGroups, readableRows, type FaultList, type Placed } from './fault-list.ts';
import type { MethodRow, PriceRow, Tariff } from './tariff.ts';

/** Every zone in use has prices without gaps, overlaps or half steps up to the method's weight, and exactly one row of zone fees. */
export function checkPrices(list: FaultList, tariff: Tariff): void {
  const methods = new Map(readableRows(list, 'methods', tariff.methods).map(({ row }) => [row.method, row]));
  const prices = readableGroups(list, 'prices', tariff.prices, zoneName);
  for (const [zone, rows] of prices) {
    if (rows.length > 0) checkTable(list, zone, rows, methods.get(rows[0]?.row.method ?? ''));
  }
  const fees = readableGroups(list, 'zone_fees', tariff.zone_fees, zoneName);
  for (const { row, at } of usedZones(list, tariff)) {
    const zone = zoneName(row);
    if (!prices.has(zone)) {
      addFault(list, 'EMPTY', { sheet: 'zones', at, column: 'zone' }, zone);
      addFault(list, 'GAP', { sheet: 'prices', at: null }, `${zone} below max weight`);
    }
    if (!fees.has(zone)) addFault(list, 'ZONE_FEE', { sheet: 'zone_fees', at: null }, zone);
  }
  for (const [zone, rows] of fees) {
    rows.forEach(({ row, at }, index) => {
      if (index > 0) addFault(list, 'ZONE_FEE', { sheet: 'zone_fees', at, column: 'zone' }, zone);
      if (row.registration !== null && row.online_tracked_mail !== null) {
        addFault(list, 'TWO_MAIL_FEES', { sheet: 'zone_fees', at, column: 'online_tracked_mail' }, zone);
      }
    });
  }
}

/** The first row of each zone that delivers. */
function usedZones(list: FaultList, { zones }: Tariff) {
  const first = new Map<string, Placed<Tariff['zones'][number]>>();
  for (const { row, at } of readableRows(list, 'zones', zones)) {
    if (row.zone !== '-' && !first.has(zoneName(row))) first.set(zoneName(row), { row, at });
  }
  return first.values();
}

function zoneName({ method, zone }: { readonly method: string; readonly zone: string }): string {
  return `${method}/${zone}`;
}

function checkTable(list: FaultList, zone: string, rows: readonly Placed<PriceRow>[], method: MethodRow | undefined): void {
  const sorted = [...rows].sort((a, b) => a.row.over_g - b.row.over_g || a.at - b.at);
  let end = 0;
  let last: number | null = null;
  for (const { row, at } of sorted) {
    const { over_g, to_g, step_g } = row;
    if (over_g > end)
      addFault(list, 'GAP', { sheet: 'prices', at, column: 'over_g' }, `${zone} ${end}-${over_g}`, { from: end, to: over_g });
    if (over_g < end) addFault(list, 'OVERLAP', { sheet: 'prices', at, column: 'over_g' }, `${zone} ${over_g}`, { end });
    if (to_g <= over_g) addFault(list, 'RANGE', { sheet: 'prices', at, column: 'to_g' }, `${zone} ${over_g}-${to_g}`);
    if (step_g === 0) addFault(list, 'RANGE', { sheet: 'prices', at, column: 'step_g' }, `${zone} step 0`);
    else if (to_g % step_g !== 0) addFault(list, 'STEP', { sheet: 'prices', at, column: 'to_g' }, `${zone} ${to_g}`, { step_g });
    if (to_g >= end) [end, last] = [to_g, at];
  }
  if (method !== undefined && end < method.max_weight_g) {
    const figures = { end, max_weight_g: method.max_weight_g };
    addFault(list, 'GAP', { sheet: 'prices', at: last, column: 'to_g' }, `${zone} below max weight`, figures);
  }
}
