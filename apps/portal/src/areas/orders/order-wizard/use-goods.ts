import { productsCalls } from '@quayside/contract/products/products.calls';
import { useRead } from '@quayside/ui/kernel/query';
import type { LineValues } from './order-fields.ts';
import type { Goods } from './order-work.ts';

/** The lines as far as they can be counted: a box may be empty while somebody types. */
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

/** What there is of a product in this warehouse; null while nobody knows. Counted elsewhere, it is asked for again. */
export function useAvailable(goods: Goods | undefined, warehouse_id: number | undefined): number | null {
  const isHere = goods !== undefined && goods.warehouse_id === warehouse_id;
  const asked = { keyword: goods?.sku ?? '', ...(warehouse_id === undefined ? {} : { warehouse_id }) };
  const enabled = goods !== undefined && warehouse_id !== undefined && !isHere;
  const read = useRead(productsCalls.search, asked, { silent: true, enabled });
  if (isHere) return goods.available;
  return read.data?.list.find(({ product_id }) => product_id === goods?.product_id)?.available ?? null;
}
