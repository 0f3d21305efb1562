import { parseUnits, parseUnitsOrNull } from './exact.ts';
import type { RowRef } from './quote-types.ts';
import type { DutyRuleRow, Tariff, TaxRuleRow } from './tariff.ts';

type Limits = { readonly over: number; readonly to: number | null };
type HsPercent = { readonly prefix: string; readonly percent: number };

/** A tax rule as one country sees it; percents are hundredths of a percent. */
export type CompiledTax = {
  readonly row: TaxRuleRow;
  readonly ref: RowRef;
  readonly limits: Limits;
  readonly percent: number;
  /** Longest prefix first. */
  readonly hsPercents: readonly HsPercent[];
};
export type CompiledDuty = {
  readonly row: DutyRuleRow;
  readonly ref: RowRef;
  readonly limits: Limits;
  readonly percent: number;
  readonly amount: number;
  readonly deduct: number;
};

export function compileImportRules({ tax_rules, duty_rules }: Tariff) {
  const taxRules = new Map<string, CompiledTax[]>();
  const dutyRules = new Map<string, CompiledDuty[]>();
  for (const [at, row] of tax_rules.entries()) {
    for (const [country, percent] of Object.entries(row.countries)) {
      const hsPercents = row.hs_percents
        .filter((entry) => entry.country === country)
        .map((entry) => ({ prefix: entry.hs_prefix, percent: parseUnits(entry.percent, 2) }))
        .sort((a, b) => b.prefix.length - a.prefix.length);
      const rule = { row, ref: { sheet: 'tax_rules', at } as const, limits: limitsOf(row), percent: parseUnits(percent, 2), hsPercents };
      append(taxRules, country, rule);
    }
  }
  for (const [at, row] of duty_rules.entries()) {
    const amounts = { amount: parseUnits(row.amount ?? '0', 4), deduct: parseUnits(row.deduct ?? '0', 4) };
    for (const [country, percent] of Object.entries(row.countries)) {
      const ref = { sheet: 'duty_rules', at } as const;
      append(dutyRules, country, { row, ref, limits: limitsOf(row), percent: parseUnits(percent, 2), ...amounts });
    }
  }
  return { taxRules, dutyRules };
}

function limitsOf({ value_over, value_to }: TaxRuleRow | DutyRuleRow): Limits {
  return { over: parseUnits(value_over, 4), to: parseUnitsOrNull(value_to, 4) };
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
