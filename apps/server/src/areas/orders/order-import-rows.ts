import type { FieldError } from '@quayside/contract/kernel/fields';
import { fieldErrors } from '@quayside/contract/kernel/fields';
import { OrderInput } from '@quayside/contract/orders/orders.schemas';
import { MAX_LINES } from '@quayside/domain/orders/order-rules';
import type { RowFault, SheetRow } from '#server/kernel/sheets/import-kind.ts';

/** Rows of one order, and what they say; null when something is wrong. */
export type OrderGroup = { readonly rows: readonly SheetRow[]; readonly input: OrderInput | null; readonly faults: readonly GroupFault[] };
export type GroupFault = RowFault & { readonly row_no: number };

/** What the cells of a file name, by the words they use. */
export type Known = {
  readonly products: ReadonlyMap<string, { readonly product_id: number; readonly product_name: string; readonly declared_value: string }>;
  readonly warehouses: ReadonlyMap<string, number>;
  readonly countries: ReadonlyMap<string, string>;
  readonly methods: ReadonlyMap<string, string>;
};

const headColumns = [
  'platform_order_no',
  'first_name',
  'last_name',
  'phone',
  'email',
  'id_number',
  'company',
  'state',
  'city',
  'postal_code',
  'house_number',
  'address1',
  'address2',
  'address3',
  'vat_number',
  'ioss_number',
  'remark',
];

/** Groups of rows by platform number, in the order of the file; a row without one stands alone. */
export function groupsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const key = ({ row_no, cells }: SheetRow) => cells['platform_order_no']?.trim().toLowerCase() || `row ${row_no}`;
  return [...Map.groupBy(rows, key).values()];
}

/** One order of the file, with every error of its rows. */
export function readOrder(rows: readonly SheetRow[], known: Known): OrderGroup {
  const [first] = rows;
  if (!first) return { rows, input: null, faults: [] };
  const at = (row: SheetRow, key: string) => row.cells[key]?.trim() ?? '';
  /** The value of the order is in its first row, or else in the first row that has one. */
  const head = (key: string) => rows.map((row) => at(row, key)).find((value) => value !== '') ?? '';
  const raw = {
    ...Object.fromEntries(headColumns.map((key) => [key, head(key)])),
    country: known.countries.get(head('country').toLowerCase()) ?? head('country'),
    warehouse_id: known.warehouses.get(head('warehouse').toUpperCase()) ?? 0,
    method: known.methods.get(head('method').toLowerCase()) ?? '',
    lines: rows.map((row) => lineOf(row, known, at)),
  };
  const named = unknownNames(rows, head, known, at);
  const parsed = OrderInput.safeParse(raw);
  if (parsed.success && named.length === 0) return { rows, input: parsed.data, faults: [] };
  const own = parsed.success ? [] : fieldErrors(parsed.error, raw).map((error) => faultOf(error, rows));
  return { rows, input: null, faults: [...named, ...own.filter((fault) => !isNamed(named, fault))] };
}

type At = (row: SheetRow, key: string) => string;

function lineOf(row: SheetRow, { products }: Known, at: At) {
  const product = products.get(at(row, 'sku'));
  const quantity = at(row, 'quantity');
  return {
    product_id: product?.product_id ?? 0,
    product_name: product?.product_name ?? '',
    // Without a product there is no declared value to fall back on: its absence is one error, not two.
    unit_price: at(row, 'unit_price') || (product?.declared_value ?? '1'),
    quantity: /^\d{1,15}$/.test(quantity) ? Number(quantity) : quantity,
  };
}

/** Cells that name something which does not exist. */
function unknownNames(rows: readonly SheetRow[], head: (key: string) => string, known: Known, at: At): GroupFault[] {
  const faults: GroupFault[] = [];
  const first = rows[0]?.row_no ?? 0;
  const add = (row_no: number, column: string, code: RowFault['code']) => faults.push({ row_no, column, code, params: {} });
  const isNew = (map: ReadonlyMap<string, unknown>, value: string) => value !== '' && !map.has(value);
  if (head('warehouse') === '') add(first, 'warehouse', 'required');
  else if (isNew(known.warehouses, head('warehouse').toUpperCase())) add(first, 'warehouse', 'orders.no_warehouse');
  if (isNew(known.countries, head('country').toLowerCase())) add(first, 'country', 'country');
  if (isNew(known.methods, head('method').toLowerCase())) add(first, 'method', 'orders.no_such_method');
  for (const row of rows) {
    if (at(row, 'sku') === '') add(row.row_no, 'sku', 'required');
    else if (!known.products.has(at(row, 'sku'))) add(row.row_no, 'sku', 'products.sku_not_found');
  }
  for (const row of rows.slice(MAX_LINES)) add(row.row_no, 'sku', 'too_long');
  return faults;
}

/** Where a person looks for it: a field of the order in its first row, a field of a line in the line's row. */
export function faultOf({ path, code, params }: FieldError, rows: readonly SheetRow[]): GroupFault {
  const [, place, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = rows[place === undefined ? 0 : Number(place)] ?? rows[0];
  const column = field === undefined ? (columnNames[path] ?? path) : (columnNames[field] ?? field);
  const asked = column === 'quantity' && code === 'wrong_type' ? (row?.cells['quantity']?.trim() ? 'not_whole' : 'required') : code;
  return { row_no: row?.row_no ?? 0, column, code: code === 'too_short' ? 'required' : asked, params };
}

const columnNames: Readonly<Record<string, string>> = { warehouse_id: 'warehouse', product_id: 'sku', product_name: 'sku', lines: 'sku' };

const isNamed = (named: readonly GroupFault[], { row_no, column }: GroupFault) =>
  named.some((one) => one.row_no === row_no && one.column === column);
