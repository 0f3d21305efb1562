/** Finds queries over tables of merchants that name no customer. Pure functions over the source text. */
import type { Source } from '../area-rules.ts';
import { unitsOf, type Unit } from './units.ts';

export type UnscopedQuery = { readonly file: string; readonly unit: string; readonly tables: readonly string[] };

/**
 * Compares the customer with a value, or inserts rows (whose customer is a column), or passes a value on that carries the customer. A join by
 * customer alone is not enough: it holds for all of them.
 */
const CUSTOMER = new RegExp(
  [
    String.raw`where\(\s*(?:'|sql\.ref\(')?(?:\w+\.)?customer_id'`,
    String.raw`\bis\(\s*'(?:\w+\.)?customer_id'\s*,\s*'(?:=|in)'`,
    String.raw`customer_id\s*=\s*(?:any\s*\(\s*)?\$\{`,
    String.raw`\(customer_id,[^)]*\)\s*(?:in|=)`,
    String.raw`\binsertInto\(|\binsert\s+into\b`,
    String.raw`\b(?:scope|customerId|owner)\b`,
    String.raw`'(?:\w+\.)?customer_id'\s*,\s*'(?:=|in)'\s*,(?!\s*'\w+\.customer_id')`,
  ].join('|'),
  'i',
);
const ACROSS = /AcrossMerchants$/;
/** Sends a query itself, or hands it to what counts and pages it. Everything else only builds one for its callers. */
const SENDS = /\.execute\w*\(|\.stream\(|\b(?:page|count)\w+\(\s*tx\b/;

/**
 * Every top-level function or constant that sends a query over distributed tables without a customer, unless its name says that it spans
 * them. What only builds a part of a query is judged where it is used: its callers compare the customer, or say in their name that they do
 * not. A part that nobody uses is judged by itself.
 */
export function unscopedQueries(sources: readonly Source[], distributed: ReadonlySet<string>): UnscopedQuery[] {
  const units = unitsOf(sources);
  const used = new Set(units.flatMap(({ uses }) => uses));
  const tables = new Map<Unit, readonly string[]>();
  const tablesOf = (unit: Unit): readonly string[] => {
    const known = tables.get(unit);
    if (known) return known;
    tables.set(unit, []); // a function that calls itself
    const own = tablesIn(unit.code).filter((table) => distributed.has(table));
    const passed = unit.uses.filter((one) => !isScoped(one) && !SENDS.test(one.code)).flatMap(tablesOf);
    const all = [...new Set([...own, ...passed])];
    tables.set(unit, all);
    return all;
  };
  return units
    .filter((unit) => !isScoped(unit) && (SENDS.test(unit.code) || !used.has(unit)))
    .map((unit) => ({ file: unit.file, unit: unit.name, tables: tablesOf(unit) }))
    .filter((unit) => unit.tables.length > 0);
}

const isScoped = ({ name, code, uses }: Unit) => ACROSS.test(name) || CUSTOMER.test(code) || uses.some(isCondition);

/** Only compares: a condition several queries share, such as the customer and a period. One that may let everybody pass says so in its name. */
const isCondition = ({ name, code }: Unit) =>
  !ACROSS.test(name) && !SENDS.test(code) && tablesIn(code).length === 0 && /\bcustomer_id\b/.test(code) && CUSTOMER.test(code);

/** In the query builder and in raw SQL. */
function tablesIn(code: string): string[] {
  const builder = /\.(?:selectFrom|from|using|insertInto|updateTable|deleteFrom|mergeInto|\w*Join|\w*JoinLateral)\(\s*'(\w+)(?: as \w+)?'/g;
  const raw = /\b(?:from|join|using|update|insert\s+into|delete\s+from|merge\s+into)\s+(?:only\s+|lateral\s+)?(\w+)/gi;
  return [...new Set([...code.matchAll(builder), ...code.matchAll(raw)].map(([, table = '']) => table))];
}
