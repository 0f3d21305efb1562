import type { InboundDetail } from '@quayside/contract/inbound/inbound.schemas';
import type { PackingMethod } from '@quayside/domain/inbound/inbound-rules';
import { workOf, type BoxWork, type LineWork, type Product, type ShippingWork, type Work } from './work.ts';

type PackedLine = [product_id: number, quantity: number | null, purchase_price: string];
type PackedBox = [count: number, sizes: [string, string, string, string], items: [product_id: number, quantity: number | null][]];

/** The entries of a draft without what the stored appointment has already: 500 boxes have to fit into it. */
export type PackedWork = {
  warehouse_id: number | null;
  lines: PackedLine[];
  method: PackingMethod;
  boxes: PackedBox[];
  shipping: ShippingWork;
  products: Product[];
};

export function packWork(work: Work, opened: InboundDetail | null): PackedWork {
  const known = new Set(opened?.lines.map(({ product_id }) => product_id));
  return {
    warehouse_id: work.warehouse_id,
    lines: work.lines.map((one): PackedLine => [one.product_id, one.quantity, one.purchase_price]),
    method: work.method,
    boxes: work.boxes.map((one): PackedBox => [
      one.count,
      [one.weight_kg, one.length_cm, one.width_cm, one.height_cm],
      one.items.map(({ product_id, quantity }): [number, number | null] => [product_id, quantity]),
    ]),
    shipping: work.shipping,
    products: Object.values(work.products).filter(({ product_id }) => !known.has(product_id)),
  };
}

export function unpackWork(packed: PackedWork, opened: InboundDetail | null): Work {
  const stored = workOf(opened);
  return {
    warehouse_id: packed.warehouse_id,
    lines: packed.lines.map(([product_id, quantity, purchase_price]): LineWork => ({ product_id, quantity, purchase_price })),
    method: packed.method,
    boxes: packed.boxes.map(([count, [weight_kg, length_cm, width_cm, height_cm], items], index): BoxWork => ({
      key: index + 1,
      count,
      weight_kg,
      length_cm,
      width_cm,
      height_cm,
      items: items.map(([product_id, quantity]) => ({ product_id, quantity })),
    })),
    shipping: packed.shipping,
    products: { ...stored.products, ...Object.fromEntries(packed.products.map((one) => [one.product_id, one])) },
    focused: null,
    nextKey: packed.boxes.length + 1,
  };
}
