import type { CompiledDuty, CompiledTax } from './compile-rules.ts';
import type { CompiledWarehouse } from './compile-warehouses.ts';
import type { CompiledGroup, CompiledMethod, CompiledTariff, DayTerms, ItemTerm, MethodTerms, ZoneFee } from './compiled.ts';
import { hundredthsText, roundTimes, type Exact } from './exact.ts';
import type { Parcel } from './parcel.ts';
import type { Freight } from './price-table.ts';
import type { ItemInputs, QuoteInput, QuoteItem, QuoteItemCode, QuoteWarningCode, RowRef } from './quote-types.ts';

/** The rules that match the destination, day and value; the same for every method. */
export type ImportRules = {
  readonly duty: CompiledDuty | null;
  readonly tax: CompiledTax | null;
  /** A rule cannot be compared without this currency's rate. */
  readonly missingCurrency: string | null;
  readonly warnings: readonly QuoteWarningCode[];
};

/** What all methods of one quote share. */
export type QuoteContext = {
  readonly compiled: CompiledTariff;
  readonly input: QuoteInput;
  readonly day: string;
  readonly terms: DayTerms;
  readonly warehouse: CompiledWarehouse;
  readonly group: CompiledGroup;
  readonly parcel: Parcel;
  readonly rules: ImportRules;
  readonly postcode: string;
};

/** A method that is offered, while its items are collected. */
export type Pricing = {
  readonly context: QuoteContext;
  readonly method: CompiledMethod;
  readonly terms: MethodTerms;
  readonly zone: string;
  readonly zoneFee: ZoneFee | null;
  readonly freight: Freight;
  readonly items: QuoteItem[];
  totalCents: number;
};

/** Items of 0.00 are left out. */
export function addItem(pricing: Pricing, code: QuoteItemCode, cents: number, inputs: ItemInputs, row: RowRef | null): void {
  if (cents === 0) return;
  pricing.items.push({ code, amount: hundredthsText(cents), inputs, row });
  pricing.totalCents += cents;
}

/** Tariff amount × group % × rate, rounded once; `units` are 0.0000001 of the tariff's currency. Returns the cents. */
export function addTariffItem(
  pricing: Pricing,
  code: QuoteItemCode,
  units: Exact,
  inputs: (group_percent: string) => ItemInputs,
  row: RowRef | null,
): number {
  const term = termFor(pricing.terms, code);
  const cents = roundTimes(units, term.factor);
  if (cents > 0) addItem(pricing, code, cents, inputs(term.percentText), row);
  return cents;
}

export function termFor({ items, full }: MethodTerms, code: string): ItemTerm {
  return items.get(code) ?? full;
}
