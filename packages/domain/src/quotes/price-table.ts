import { ceilDiv, parseUnits, plus, times, type Exact } from './exact.ts';
import type { RowRef } from './quote-types.ts';
import type { PriceRow } from './tariff.ts';

/** Tariff amounts have four places and weights are grams: the product of both is exact in units of 0.0000001. */
export const UNITS_PER_AMOUNT = 1000;

type CompiledPrice = {
  readonly row: PriceRow;
  readonly ref: RowRef;
  readonly price: number;
  readonly base: number;
  readonly firstPrice: number;
  /** The lightest weight of the row, rounded up to its step, and its price. */
  readonly lightest: number;
  readonly lightestPrice: Exact;
  /** The cheapest of all heavier rows at its lightest weight. */
  cheapestAbove: CompiledPrice | null;
};

/** The rows of one zone, lightest first. */
export type PriceTable = readonly CompiledPrice[];

export type Freight = {
  readonly row: PriceRow;
  readonly ref: RowRef;
  readonly chargeable_g: number;
  readonly charged_as_g: number;
  /** In units of 0.0000001 of the tariff's currency. */
  readonly price: Exact;
};

export function compilePriceTable(rows: readonly { readonly row: PriceRow; readonly at: number }[]): PriceTable {
  const table = rows.map(({ row, at }) => compilePrice(row, at)).sort((a, b) => a.row.over_g - b.row.over_g);
  let cheapest: CompiledPrice | null = null;
  for (const price of table.toReversed()) {
    price.cheapestAbove = cheapest;
    if (cheapest === null || price.lightestPrice <= cheapest.lightestPrice) cheapest = price;
  }
  return table;
}

function compilePrice(row: PriceRow, at: number): CompiledPrice {
  const [price, base] = [parseUnits(row.price, 4), parseUnits(row.base ?? '0', 4)];
  const amounts = { price, base, firstPrice: parseUnits(row.first_price ?? '0', 4) };
  const lightest = roundUp(row.over_g + 1, row.step_g);
  const ref: RowRef = { sheet: 'prices', at };
  return { row, ref, ...amounts, lightest, lightestPrice: priceAt({ row, ...amounts }, lightest), cheapestAbove: null };
}

/** Null when no row has this weight. */
export function freightOf(table: PriceTable, billable_g: number): Freight | null {
  const price = table.find(({ row }) => row.over_g < billable_g && billable_g <= row.to_g);
  if (price === undefined) return null;
  const chargeable_g = roundUp(billable_g, price.row.step_g);
  const own = priceAt(price, chargeable_g);
  const above = price.cheapestAbove;
  // The next row rule: a heavier row that is cheaper is charged instead, so that more weight never costs less.
  if (above !== null && above.lightestPrice < own) {
    return { row: above.row, ref: above.ref, chargeable_g, charged_as_g: above.lightest, price: above.lightestPrice };
  }
  return { row: price.row, ref: price.ref, chargeable_g, charged_as_g: chargeable_g, price: own };
}

function priceAt({ row, price, base, firstPrice }: Pick<CompiledPrice, 'row' | 'price' | 'base' | 'firstPrice'>, grams: number): Exact {
  switch (row.kind) {
    case 'flat':
      return times(price, UNITS_PER_AMOUNT);
    case 'per_kg':
      return plus(times(base, UNITS_PER_AMOUNT), times(price, grams));
    case 'first_next': {
      const next = ceilDiv(Math.max(0, grams - (row.first_g ?? 0)), row.step_g);
      return times(plus(firstPrice, times(next, price)), UNITS_PER_AMOUNT);
    }
  }
}

function roundUp(grams: number, step: number): number {
  return ceilDiv(grams, step) * step;
}
