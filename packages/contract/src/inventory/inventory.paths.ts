import type { Paths } from '../kernel/page-paths.ts';

type StockFilter = Readonly<Record<string, string | number>>;
type LogFilter = { readonly product_id: number; readonly warehouse_id?: number };

export const inventoryPaths = {
  list: '/products/inventory',
  /** `filter` has the format of the list's own URL. */
  filtered: (filter: StockFilter) => `/products/inventory?${queryOf(filter)}`,
  stockLog: (filter: LogFilter) => `/products/inventory/stockLog?${queryOf(filter)}`,
  /** The appointments that announce a SKU; inbound uses this area, so its own paths cannot be used here. */
  expected: (sku: string) => `/products/inbound?${queryOf({ sku })}`,
} as const satisfies Paths;

export const deskInventoryPaths = {
  stockLog: (filter: StockFilter) => `/stock-log?${queryOf(filter)}`,
} as const satisfies Paths;

function queryOf(filter: StockFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
  return query.toString();
}
