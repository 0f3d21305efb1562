import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import { readCsv } from '#server/kernel/read-csv.ts';
import { StoreError, type Connector, type OrderPage } from '../port.ts';
import type { DropFiles } from './drop-files.ts';

const MAX_ROWS = 20_000;
const columns = [
  'order_no',
  'status',
  'sku',
  'quantity',
  'product_name',
  'unit_price',
  'currency',
  'first_name',
  'last_name',
  'company',
  'phone',
  'email',
  'country',
  'state',
  'city',
  'postal_code',
  'address1',
  'address2',
  'remark',
] as const;
const needed = ['order_no', 'sku', 'quantity', 'country'] as const;
type Cells = Record<(typeof columns)[number], string>;
const statuses: Readonly<Record<string, StoreOrder['state']>> = { '': 'open', open: 'open', cancelled: 'canceled', canceled: 'canceled' };
const stateOf = ({ status }: Cells) => statuses[status.toLowerCase()];

/** Files in a folder for shops without an interface of their own: one file is one page, and each is taken once. */
export function csvDrop(files: DropFiles): Connector {
  const results = new WeakMap<OrderPage, string>();
  return {
    check: async ({ url: drop }) => {
      await files.prepare(drop);
      await files.waiting(drop);
      return { shop_name: drop, facts: {} };
    },
    orders: async ({ url: drop }) => {
      // What was taken is moved away, so the first file is always the next one.
      const [name, next] = await files.waiting(drop);
      if (name === undefined) return { orders: [], next: null };
      const { orders, wrong } = readOrders(await files.read(drop, name));
      const page: OrderPage = { orders, next: next === undefined ? null : `file ${next}`, receipt: name };
      results.set(page, resultOf(orders.length, wrong));
      return page;
    },
    acknowledge: async ({ url: drop }, page) => {
      if (page.receipt !== undefined) await files.archive(drop, page.receipt, results.get(page) ?? '');
    },
  };
}

function resultOf(count: number, wrong: readonly string[]): string {
  return [`orders taken: ${count}`, `rows not taken: ${wrong.length}`, ...wrong].join('\n') + '\n';
}

/** Rows with the same number are one order. A row that cannot be read takes its whole order out. */
function readOrders(text: string | null): { orders: StoreOrder[]; wrong: string[] } {
  const rows = text === null ? null : readCsv(text, MAX_ROWS);
  if (rows === null) return { orders: [], wrong: ['the file is larger than 8 MB, gone, or ends inside a quoted cell'] };
  if (rows.length > MAX_ROWS) return { orders: [], wrong: [`the file has more than ${MAX_ROWS} rows`] };
  const heads = (rows[0] ?? []).map((head) => head.trim().toLowerCase());
  const missing = needed.filter((name) => !heads.includes(name));
  if (missing.length > 0) return { orders: [], wrong: [`row 1: missing columns: ${missing.join(', ')}`] };
  const wrong: string[] = [];
  const groups = new Map<string, Cells[]>();
  const bad = new Set<string>();
  rows.slice(1).forEach((row, at) => {
    if (row.every((cell) => cell.trim() === '')) return;
    const cells = cellsOf(heads, row);
    const errors = errorsOf(cells);
    for (const error of errors) wrong.push(`row ${at + 2}: ${error}`);
    if (errors.length > 0) bad.add(cells.order_no);
    groups.set(cells.order_no, [...(groups.get(cells.order_no) ?? []), cells]);
  });
  return { orders: [...groups].flatMap(([number, all]) => (bad.has(number) ? [] : [orderOf(number, all)])), wrong };
}

function cellsOf(heads: readonly string[], row: readonly string[]): Cells {
  const at = (name: string) => row[heads.indexOf(name)]?.trim() ?? '';
  return Object.fromEntries(columns.map((name) => [name, at(name)])) as Cells; // every column is set
}

function errorsOf(cells: Cells): string[] {
  const state = stateOf(cells);
  if (state === undefined) return ['status is neither empty nor open nor cancelled'];
  // A cancelled order needs nothing but its number.
  const asked = state === 'canceled' ? needed.slice(0, 1) : needed;
  const errors = asked.filter((name) => cells[name] === '').map((name) => `${name} is empty`);
  if (cells.quantity !== '' && !/^[1-9]\d{0,4}$/.test(cells.quantity)) errors.push('quantity is not a whole number from 1 to 99999');
  if (cells.unit_price !== '' && !/^\d{1,8}(\.\d{1,2})?$/.test(cells.unit_price)) errors.push('unit_price is not an amount such as 18.50');
  return errors;
}

function orderOf(number: string, rows: readonly Cells[]): StoreOrder {
  const [first] = rows;
  if (!first) throw new StoreError('broken_answer', number);
  const { first_name, last_name, company, phone, email, country, city, postal_code, address1, address2 } = first;
  return {
    external_id: number,
    number,
    ordered_at: new Date().toISOString(),
    // One row that says so cancels the order.
    state: rows.some((row) => stateOf(row) === 'canceled') ? 'canceled' : 'open',
    currency: first.currency || 'USD',
    remark: first.remark,
    recipient: {
      first_name,
      last_name,
      company,
      phone,
      email,
      country: country.toUpperCase(),
      state: first.state || city,
      city,
      postal_code,
      address1,
      address2,
    },
    lines: rows.map(({ sku, product_name, quantity, unit_price }) => ({
      sku,
      title: product_name || sku,
      quantity: Number(quantity),
      unit_price: unit_price || '0',
      stock_ref: '',
    })),
  };
}
