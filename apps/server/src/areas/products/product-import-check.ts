import { codeKey, isInScope } from '@quayside/domain/products/product-rules';
import type { CheckedRow, ImportMode, RowFault } from '#server/kernel/sheets/import-kind.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { NewProduct, productsNamed } from './product-import.queries.ts';
import type { ReadRow } from './product-import-row.ts';

type Stored = Awaited<ReturnType<typeof productsNamed>>[number];

/** Checks the rows against each other and against `stored`, the products that have any of their codes. */
export function checkProductRows(stored: readonly Stored[], scope: SkuScope, mode: ImportMode, rows: readonly ReadRow[]): CheckedRow[] {
  const bySku = new Map(stored.map((product) => [codeKey(product.sku), product]));
  const byAlias = new Map(stored.flatMap((product) => (product.alias === '' ? [] : [[codeKey(product.alias), product] as const])));
  const byBarcode = new Map(stored.map((product) => [product.barcode, product]));
  const claimed = claims(rows);
  return rows.map((row) => {
    const before = bySku.get(codeKey(row.cells['sku'] ?? ''));
    const others = { bySku, byAlias, byBarcode, claimed };
    const faults = [...row.faults, ...againstOthers(row, before, others, scope, mode)];
    const { row_no, cells } = row;
    const same = faults.length === 0 && before !== undefined && row.product !== null && isSame(row.product, before);
    if (same) return { row_no, cells, faults: [], state: 'unchanged' };
    // Beside the row's other errors: all of them are corrected in one pass.
    if (before && mode === 'create' && !faults.some(({ column }) => column === 'sku'))
      faults.push({ column: 'sku', code: 'products.sku_exists', params: {} });
    return { row_no, cells, faults, state: faults.length > 0 ? 'faulty' : 'good' };
  });
}

type Others = {
  bySku: ReadonlyMap<string, Stored>;
  byAlias: ReadonlyMap<string, Stored>;
  byBarcode: ReadonlyMap<string, Stored>;
  claimed: { codes: ReadonlyMap<string, readonly number[]>; barcodes: ReadonlyMap<string, readonly number[]> };
};

/** The rows of the file that use each code, from the top. */
function claims(rows: readonly ReadRow[]): Others['claimed'] {
  const codes = new Map<string, number[]>();
  const barcodes = new Map<string, number[]>();
  const claim = (of: Map<string, number[]>, code: string, row_no: number) =>
    of.set(code, [...new Set([...(of.get(code) ?? []), row_no])].slice(0, 2));
  for (const { row_no, codes: used, cells } of rows) {
    for (const code of used) claim(codes, code, row_no);
    const barcode = cells['barcode'] ?? '';
    if (barcode !== '') claim(barcodes, barcode, row_no);
  }
  return { codes, barcodes };
}

function againstOthers(row: ReadRow, before: Stored | undefined, others: Others, scope: SkuScope, mode: ImportMode): RowFault[] {
  const faults: RowFault[] = [];
  const add = (column: string, code: RowFault['code'], params: RowFault['params'] = {}) => {
    if (![...row.faults, ...faults].some((one) => one.column === column)) faults.push({ column, code, params });
  };
  const sameRow = (claim: readonly number[] = []) => claim.find((row_no) => row_no !== row.row_no);
  const { sku = '', alias = '', barcode = '' } = row.cells;
  const isOther = (product: Stored | undefined) => product !== undefined && product.product_id !== before?.product_id;
  if (sku !== '') {
    // A SKU outside the scope is "not found", whether it exists or not.
    if (!isInScope(sku, scope.skuScope) || (mode === 'update' && !before)) add('sku', 'products.sku_not_found');
    const same = sameRow(others.claimed.codes.get(codeKey(sku)));
    if (same !== undefined) add('sku', 'products.same_sku_row', { row: same });
    if (isOther(others.byAlias.get(codeKey(sku)))) add('sku', 'products.sku_exists');
  }
  if (alias !== '') {
    const key = codeKey(alias);
    const taken = isOther(others.bySku.get(key)) || isOther(others.byAlias.get(key)) || key === codeKey(sku);
    if (taken || sameRow(others.claimed.codes.get(key)) !== undefined) add('alias', 'products.alias_exists');
  }
  if (barcode !== '' && (isOther(others.byBarcode.get(barcode)) || sameRow(others.claimed.barcodes.get(barcode)) !== undefined))
    add('barcode', 'products.upc_exists');
  return faults;
}

/** Whether the row equals what is stored. A blank barcode or picture means no change. */
function isSame(row: NewProduct, stored: Stored): boolean {
  return (Object.keys(row) as (keyof NewProduct)[]).every((key) => {
    const [mine, theirs] = [row[key], stored[key]];
    if ((key === 'barcode' || key === 'image_url') && mine === '') return true;
    if (key === 'image_url') return mine === stored.image_url || mine === stored.image_source;
    if (key === 'sku') return codeKey(String(mine)) === codeKey(String(theirs));
    if (key.endsWith('_cm') || key === 'declared_value') return Number(mine ?? 0) === Number(theirs ?? 0);
    if (Array.isArray(mine) && Array.isArray(theirs)) return mine.length === theirs.length && mine.every((one) => theirs.includes(one));
    return mine === theirs;
  });
}
