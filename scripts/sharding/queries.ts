/** Finds queries over tables of merchants that name no customer. Pure functions over the source text. */
import { parseSync } from 'oxc-parser';
import type { Source } from '../area-rules.ts';

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

/** Every top-level function or constant that names a distributed table without a customer, unless its name says that it spans them. */
export function unscopedQueries({ path, text }: Source, distributed: ReadonlySet<string>): UnscopedQuery[] {
  return unitsOf(path, text)
    .filter(({ unit, code }) => !ACROSS.test(unit) && !CUSTOMER.test(code))
    .map(({ unit, code }) => ({ file: path, unit, tables: tablesIn(code).filter((table) => distributed.has(table)) }))
    .filter(({ tables }) => tables.length > 0);
}

type Unit = { readonly unit: string; readonly code: string };

function unitsOf(path: string, text: string): Unit[] {
  return parseSync(path, text).program.body.flatMap((node) => {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const code = withoutComments(text.slice(node.start, node.end));
    if (inner?.type === 'FunctionDeclaration') return [{ unit: inner.id?.name ?? '', code }];
    if (inner?.type !== 'VariableDeclaration') return [];
    return inner.declarations.map((one) => ({
      unit: one.id.type === 'Identifier' ? one.id.name : '',
      code: withoutComments(text.slice(one.start, one.end)),
    }));
  });
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** In the query builder and in raw SQL. */
function tablesIn(code: string): string[] {
  const builder = /\.(?:selectFrom|from|using|insertInto|updateTable|deleteFrom|mergeInto|\w*Join|\w*JoinLateral)\(\s*'(\w+)(?: as \w+)?'/g;
  const raw = /\b(?:from|join|using|update|insert\s+into|delete\s+from|merge\s+into)\s+(?:only\s+|lateral\s+)?(\w+)/gi;
  return [...new Set([...code.matchAll(builder), ...code.matchAll(raw)].map(([, table = '']) => table))];
}
