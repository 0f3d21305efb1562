import { runSteps, type Steps } from '../kernel/steps.ts';
import { checkBands, checkFuel, checkPeaks } from './fault-bands.ts';
import { checkCells, rowsOf, type KnownCodes, type Lookups, type TariffDraft } from './fault-cells.ts';
import { addFault, type FaultList, type TariffFault } from './fault-list.ts';
import { checkPostcodes } from './fault-postcodes.ts';
import { checkPrices } from './fault-prices.ts';
import { checkRows } from './fault-rows.ts';
import { checkRules } from './fault-rules.ts';
import { groupPriceItems } from './quote-types.ts';
import { taxKinds, type Tariff } from './tariff.ts';
import { workbook } from './workbook.ts';

/** Every fault of a tariff in one pass, by sheet and row. Rows that cannot be read are named and left out of the other checks. */
export function faultsOf(draft: TariffDraft, known: KnownCodes = {}): TariffFault[] {
  return runSteps(faultSteps(draft, known));
}

/** The same in steps: a tariff of a hundred thousand rows takes half a second. */
export function* faultSteps(draft: TariffDraft, known: KnownCodes): Steps<TariffFault[]> {
  const list: FaultList = { faults: [], unreadable: new Map() };
  yield* checkCells(list, draft, lookupsOf(draft, known));
  const tariff = tariffOf(draft);
  if (tariff.methods.length === 0) addFault(list, 'EMPTY', { sheet: 'methods', at: null }, 'methods');
  if (tariff.currency !== 'CNY' && tariff.currency !== 'USD')
    addFault(list, 'UNKNOWN', { sheet: '(version)', at: null, column: 'currency' }, '(version) currency');
  checkRows(list, tariff);
  yield;
  checkPrices(list, tariff);
  yield;
  checkPostcodes(list, 'zones', tariff.zones);
  yield;
  checkPostcodes(list, 'remote', tariff.remote);
  yield;
  checkBands(list, tariff);
  checkPeaks(list, tariff.peak);
  checkFuel(list, tariff);
  checkRules(list, 'tax_rules', tariff.tax_rules);
  checkRules(list, 'duty_rules', tariff.duty_rules);
  return sortFaults(list.faults);
}

/** A country of a method without a row for all of it. Staff confirm that the rest of the country is not served. */
export type PartlyServed = { readonly method: string; readonly country: string };

export function partlyServedCountries(tariff: Pick<Tariff, 'zones'>): PartlyServed[] {
  const isWhole = new Map<string, PartlyServed & { whole: boolean }>();
  for (const { method, country, match, zone } of tariff.zones) {
    const key = `${method} ${country}`;
    const entry = isWhole.get(key) ?? { method, country, whole: false };
    if (match === 'all' && zone !== '-') entry.whole = true;
    isWhole.set(key, entry);
  }
  return [...isWhole.values()].flatMap(({ method, country, whole }) => (whole ? [] : [{ method, country }]));
}

/** The draft with a list for every sheet. Its rows have the types of a tariff wherever the checks of cells found no fault. */
function tariffOf(draft: TariffDraft): Tariff {
  const lists = Object.fromEntries([...workbook.map(({ list }) => list), 'rates'].map((list) => [list, rowsOf(draft, list)]));
  const { currency, first_day, last_day } = draft;
  return { ...lists, currency: String(currency), first_day: String(first_day), last_day: String(last_day) } as unknown as Tariff; // rows with faulty cells are skipped by every check
}

function lookupsOf(draft: TariffDraft, { warehouses, attributes }: KnownCodes): Lookups {
  const codes = (sheet: string, column: string) => new Set(rowsOf(draft, sheet).map((row) => row[column]));
  const [methods, groups, services, currencies] = [
    codes('methods', 'method'),
    codes('price_groups', 'group'),
    codes('services', 'service'),
    codes('rates', 'currency'),
  ];
  const items = new Set<string>(groupPriceItems);
  const numbers = new Set<string>(taxKinds);
  const isKnown = (known: readonly string[] | undefined) => {
    const set = known && new Set(known);
    return (code: string) => set?.has(code) ?? true;
  };
  return {
    method: (code) => methods.has(code),
    group: (code) => groups.has(code),
    price_groups: (code) => groups.has(code),
    item: (code) => items.has(code) || (code.startsWith('service:') && services.has(code.slice('service:'.length))),
    tax_number_required: (code) => numbers.has(code),
    warehouse: isKnown(warehouses),
    warehouses: isKnown(warehouses),
    attribute: isKnown(attributes),
    rate_currency: (code) => currencies.has(code),
  };
}

function sortFaults(faults: readonly TariffFault[]): TariffFault[] {
  const order = new Map<string, number>(workbook.map(({ list }, index) => [list, index]));
  const sheetOf = ({ sheet }: TariffFault) => order.get(sheet) ?? order.size;
  return [...faults].sort((a, b) => sheetOf(a) - sheetOf(b) || (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}
