export type TakeRefusal = 'stock-takes.closed' | 'stock-takes.bad_file';

export const takeStates = ['open', 'posted', 'canceled'] as const;
export type TakeState = (typeof takeStates)[number];

/** Rows of a counted file; a warehouse with more is counted in several files. */
export const MAX_TAKE_ROWS = 5000;
/** Differences one take can post: they are one transaction. */
export const MAX_TAKE_LINES = 10_000;

type Cells = readonly (readonly string[])[];
export type CountedRow = { readonly row_no: number; readonly customer: string; readonly code: string; readonly counted: string };

const titles = {
  customer: ['customer', 'customer id', '客户', '客户编号'],
  code: ['sku', 'barcode', 'sku or barcode', 'sku/barcode', '条码', 'sku 或条码'],
  counted: ['counted', 'stock count', 'quantity', '实盘数量', '数量'],
} as const;

/** The rows of a counted file: columns for SKU or barcode and the count; the customer's number where a code has several owners. */
export function readCounted(cells: Cells): CountedRow[] | null {
  const [head = [], ...rows] = cells;
  const named = head.map((title) => title.trim().toLowerCase());
  const at = (key: keyof typeof titles) => named.findIndex((title) => (titles[key] as readonly string[]).includes(title));
  const [customer, code, counted] = [at('customer'), at('code'), at('counted')];
  if (code < 0 || counted < 0) return null;
  const cell = (row: readonly string[], index: number) => (index < 0 ? '' : (row[index] ?? '').trim());
  return rows
    .map((row, index) => ({ row_no: index + 2, customer: cell(row, customer), code: cell(row, code), counted: cell(row, counted) }))
    .filter((row) => row.code !== '' || row.counted !== '');
}
