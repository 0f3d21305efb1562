import type { LikeOrder, OrderDetail, OrderLine } from '@quayside/contract/orders/orders.schemas';
import { createContext, use } from 'react';

/** What the page knows of a product besides what the merchant says about it in a line. */
export type Goods = Pick<OrderLine, 'product_id' | 'sku' | 'image_url' | 'property_ids' | 'hs_code' | 'weight_g' | 'consumables'> & {
  available: number;
  /** Where `available` was counted. */
  warehouse_id: number;
};

/** What the steps of one wizard share beside the form. */
export type OrderWork = {
  /** What is being changed, as it was when the wizard was opened; null for a new one. */
  opened: OrderDetail | null;
  goods: ReadonlyMap<number, Goods>;
  remember: (goods: Goods) => void;
  /** Live orders to the same person at the same place. */
  alike: readonly LikeOrder[];
  setAlike: (orders: readonly LikeOrder[]) => void;
  /** For entries the form does not hear of: those it was given, not typed. */
  touch: () => void;
};

export const OrderWorkContext = createContext<OrderWork | null>(null);

export function useOrderWork(): OrderWork {
  const work = use(OrderWorkContext);
  if (work === null) throw new Error('useOrderWork outside of an order wizard');
  return work;
}

export function goodsOf(order: OrderDetail | null): ReadonlyMap<number, Goods> {
  return new Map(order?.lines.map((line) => [line.product_id, { ...line, warehouse_id: order.warehouse_id }]));
}
