import { isCountryCode } from '../kernel/countries.ts';
import { isCurrency } from '../kernel/money.ts';
import { eachRow, type Steps } from '../kernel/steps.ts';
import { isDay } from './calendar.ts';
import { addFault, type FaultList, type FaultSheet, type TariffFaultCode } from './fault-list.ts';
import { optionsOf, workbook, type WorkbookColumn } from './workbook.ts';

/** Codes the tariff itself cannot know: warehouses and product attributes of the installation. Absent: not checked. */
export type KnownCodes = { readonly warehouses?: readonly string[]; readonly attributes?: readonly string[] };

/** What an importer has read. A cell that could not be converted stays as it was written and is a fault. */
export type TariffDraft = { readonly [list: string]: unknown };
export type DraftRow = { readonly [column: string]: unknown };

/** Whether a code of this column exists: of methods, warehouses, groups, attributes … */
export type Lookups = { readonly [column: string]: (code: string) => boolean };

/** Weights up to ten tonnes and amounts below a million: every product of the two is exact. */
const MAX_WHOLE = 10_000_000;
const MAX_DIGITS = 6;
const DECIMALS: Readonly<Record<string, number>> = { amount: 4, percent: 2, cm: 2, number: 2, rate: 8 };
const RATE_COLUMNS: readonly WorkbookColumn[] = [
  { column: 'currency', type: 'currency', required: true, meaning: '' },
  { column: 'from_day', type: 'day', required: true, meaning: '' },
  { column: 'usd', type: 'rate', required: true, meaning: '' },
];

type Problem = { readonly code: TariffFaultCode; readonly figures?: Readonly<Record<string, string | number>> };

/** Checks every cell of every sheet by the type of its column. */
export function* checkCells(list: FaultList, draft: TariffDraft, lookups: Lookups): Steps<void> {
  for (const { list: sheet, columns } of workbook) {
    if (sheet === '(version)') checkRow(list, sheet, null, columns, draft, lookups);
    else yield* eachRow(rowsOf(draft, sheet), (row, at) => checkRow(list, sheet, at, columns, row, lookups));
  }
  rowsOf(draft, 'rates').forEach((row, at) => checkRow(list, 'rates', at, RATE_COLUMNS, row, lookups));
}

export function rowsOf(draft: TariffDraft, sheet: string): readonly DraftRow[] {
  const rows = draft[sheet];
  return Array.isArray(rows) ? rows.map((row: unknown) => (isRow(row) ? row : {})) : [];
}

function isRow(row: unknown): row is DraftRow {
  return typeof row === 'object' && row !== null;
}

function checkRow(
  list: FaultList,
  sheet: FaultSheet,
  at: number | null,
  columns: readonly WorkbookColumn[],
  row: DraftRow,
  lookups: Lookups,
): void {
  for (const column of columns) {
    const problem = problemOf(column, row[column.column], lookups);
    if (problem === null) continue;
    const where = at === null ? `${sheet} ${column.column}` : `${sheet} ${at} ${column.column}`;
    addFault(list, problem.code, { sheet, at, column: column.column }, where, problem.figures);
    if (at !== null) list.unreadable.set(sheet, (list.unreadable.get(sheet) ?? new Set()).add(at));
  }
}

function problemOf(column: WorkbookColumn, value: unknown, lookups: Lookups): Problem | null {
  if (isEmpty(value)) return column.required ? { code: 'REQUIRED' } : null;
  const options = optionsOf(column);
  if (options) return optionProblem(options, value);
  const exists = lookups[column.column];
  switch (column.type) {
    case 'whole':
      return wholeProblem(value);
    case 'amount':
    case 'percent':
    case 'cm':
    case 'number':
    case 'rate':
      return decimalProblem(value, DECIMALS[column.type] ?? 0);
    case 'day':
      return typeof value === 'string' && isDay(value) ? null : { code: 'NOT_A_DAY', figures: { found: String(value) } };
    case 'codes':
      return firstProblem(value, (code) => codeProblem(code, exists));
    case 'country=percent':
      return firstProblem(entriesOf(value), (entry) => countryProblem(entry));
    case 'country/prefix=percent':
      return firstProblem(value, hsProblem);
    case 'code or *':
      return value === '*' ? null : codeProblem(value, exists);
    case 'country':
      return typeof value === 'string' && isCountryCode(value) ? null : unknown(value);
    case 'currency':
      return typeof value === 'string' && (isCurrency(value) || (lookups['rate_currency']?.(value) ?? false)) ? null : unknown(value);
    default:
      return codeProblem(value, exists);
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function optionProblem(options: readonly string[], value: unknown): Problem | null {
  const isYesOrNo = options.includes('yes') && typeof value === 'boolean';
  if (isYesOrNo || (typeof value === 'string' && options.includes(value) && !options.includes('yes'))) return null;
  return { code: 'NOT_AN_OPTION', figures: { found: String(value), options: options.join(', ') } };
}

function wholeProblem(value: unknown): Problem | null {
  const figures = { found: String(value) };
  if (typeof value !== 'number') return /^-\d/.test(figures.found) ? { code: 'NEGATIVE', figures } : { code: 'NOT_A_NUMBER', figures };
  if (!Number.isFinite(value)) return { code: 'NOT_A_NUMBER', figures };
  if (value < 0) return { code: 'NEGATIVE', figures };
  if (!Number.isInteger(value)) return { code: 'TOO_MANY_DECIMALS', figures: { ...figures, decimals: 0 } };
  return value > MAX_WHOLE ? { code: 'TOO_LARGE', figures: { ...figures, limit: MAX_WHOLE } } : null;
}

function decimalProblem(value: unknown, decimals: number): Problem | null {
  const figures = { found: String(value) };
  const [, sign, whole = '', fraction = ''] = (typeof value === 'string' && /^(-?)(\d+)(?:\.(\d+))?$/.exec(value)) || [];
  if (whole === '') return { code: 'NOT_A_NUMBER', figures };
  if (sign === '-') return { code: 'NEGATIVE', figures };
  if (fraction.length > decimals) return { code: 'TOO_MANY_DECIMALS', figures: { ...figures, decimals } };
  return whole.length > MAX_DIGITS ? { code: 'TOO_LARGE', figures: { ...figures, limit: 10 ** MAX_DIGITS } } : null;
}

function codeProblem(value: unknown, exists: ((code: string) => boolean) | undefined): Problem | null {
  if (typeof value === 'string' && (exists?.(value) ?? true)) return null;
  return unknown(value);
}

function countryProblem(entry: unknown): Problem | null {
  const [country, percent] = Array.isArray(entry) ? entry : [];
  return isCountryCode(String(country)) ? decimalProblem(percent, 2) : unknown(country);
}

function hsProblem(entry: unknown): Problem | null {
  const { country, hs_prefix, percent }: DraftRow = typeof entry === 'object' && entry !== null ? { ...entry } : {};
  if (!isCountryCode(String(country))) return unknown(country);
  return /^\d{1,10}$/.test(String(hs_prefix)) ? decimalProblem(percent, 2) : { code: 'PREFIX', figures: { found: String(hs_prefix) } };
}

function firstProblem(values: unknown, check: (value: unknown) => Problem | null): Problem | null {
  if (!Array.isArray(values)) return unknown(values);
  for (const value of values) {
    const problem = check(value);
    if (problem) return problem;
  }
  return null;
}

function entriesOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value) : value;
}

function unknown(value: unknown): Problem {
  return { code: 'UNKNOWN', figures: { found: String(value) } };
}
