import { productsCalls } from '@quayside/contract/products/products.calls';
import { useRead } from '@quayside/ui/kernel/query';
import type { LineValues } from './order-fields.ts';
import type { Goods } from './order-work.ts';

/** The lines for the totals: an empty or invalid quantity counts as 0 while the user types. */
export function countable(lines: readonly Partial<LineValues>[], goods: ReadonlyMap<number, Goods>) {
  return lines.map(({ product_id, unit_price, quantity }) => {
    const known = goods.get(product_id ?? 0);
    return {
      unit_price: unit_price ?? '',
      quantity: Number.isSafeInteger(quantity) ? Math.max(quantity ?? 0, 0) : 0,
      weight_g: known?.weight_g ?? 0,
      consumables: known?.consumables ?? [],
    };
  });
}

/** Available stock of the lines in this warehouse, null until loaded. Figures of another warehouse are fetched again in one request. */
export function useAvailable(goods: readonly Goods[], warehouse_id: number | undefined): (product_id: number) => number | null {
  const elsewhere = goods.filter((one) => one.warehouse_id !== warehouse_id).map(({ product_id }) => product_id);
  const enabled = warehouse_id !== undefined && elsewhere.length > 0;
  const read = useRead(productsCalls.search, enabled ? { ids: elsewhere, warehouse_id } : {}, { silent: true, enabled });
  const here = goods.filter((one) => one.warehouse_id === warehouse_id);
  return (product_id) => [...here, ...(read.data?.list ?? [])].find((one) => one.product_id === product_id)?.available ?? null;
}
