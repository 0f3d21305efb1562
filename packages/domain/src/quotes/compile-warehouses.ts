import { parseUnits } from './exact.ts';
import type { RowRef } from './quote-types.ts';
import type { InboundRow, OutboundRow, PackagingRow, ServiceRow, Tariff } from './tariff.ts';

export type OutboundBand = { readonly row: OutboundRow; readonly ref: RowRef; readonly fee: number; readonly extraUnit: number };
export type PackagingBand = { readonly row: PackagingRow; readonly ref: RowRef; readonly fee: number };
export type CompiledService = {
  readonly row: ServiceRow;
  readonly ref: RowRef;
  readonly code: `service:${string}`;
  readonly price: number;
};

export type CompiledWarehouse = {
  inbound: { readonly row: InboundRow; readonly ref: RowRef; readonly perUnit: number } | null;
  readonly outbound: OutboundBand[];
  readonly packaging: PackagingBand[];
  readonly services: Map<string, CompiledService>;
};

/** A warehouse is known when a method ships from it or a sheet prices its work. */
export function compileWarehouses(tariff: Tariff): Map<string, CompiledWarehouse> {
  const warehouses = new Map<string, CompiledWarehouse>();
  const open = (code: string): CompiledWarehouse => {
    const known = warehouses.get(code) ?? { inbound: null, outbound: [], packaging: [], services: new Map() };
    warehouses.set(code, known);
    return known;
  };
  for (const method of tariff.methods) method.warehouses.forEach(open);
  for (const [at, row] of tariff.inbound.entries()) {
    open(row.warehouse).inbound = { row, ref: { sheet: 'inbound', at }, perUnit: parseUnits(row.per_unit, 4) };
  }
  for (const [at, row] of tariff.outbound.entries()) {
    const [fee, extraUnit] = [parseUnits(row.fee, 4), parseUnits(row.extra_unit, 4)];
    open(row.warehouse).outbound.push({ row, ref: { sheet: 'outbound', at }, fee, extraUnit });
  }
  for (const [at, row] of tariff.packaging.entries()) {
    open(row.warehouse).packaging.push({ row, ref: { sheet: 'packaging', at }, fee: parseUnits(row.fee, 4) });
  }
  for (const [at, row] of tariff.services.entries()) {
    const service = {
      row,
      ref: { sheet: 'services', at } as const,
      code: `service:${row.service}` as const,
      price: parseUnits(row.price, 4),
    };
    open(row.warehouse).services.set(row.service, service);
  }
  return warehouses;
}

/** The row whose weights hold this one; a parcel of 0 g is handled like one of 1 g. */
export function bandOf<Band extends { readonly row: OutboundRow | PackagingRow }>(bands: readonly Band[], grams: number): Band | null {
  const weight = Math.max(1, grams);
  return bands.find(({ row }) => row.over_g < weight && (row.to_g === null || weight <= row.to_g)) ?? null;
}
