import type { LikeOrder, OrderDetail, OrderLine } from '@quayside/contract/orders/orders.schemas';
import { createContext, use } from 'react';

/** Product data of a line besides the merchant's input. */
export type Goods = Pick<OrderLine, 'product_id' | 'sku' | 'image_url' | 'property_ids' | 'hs_code' | 'weight_g' | 'consumables'> & {
  available: number;
  /** The warehouse of `available`. */
  warehouse_id: number;
};

/** State the steps of one wizard share beside the form. */
export type OrderWork = {
  /** The edited order as it was when the wizard was opened; null for a new one. */
  opened: OrderDetail | null;
  goods: ReadonlyMap<number, Goods>;
  remember: (goods: Goods) => void;
  /** Open orders to the same recipient and address. */
  alike: readonly LikeOrder[];
  setAlike: (orders: readonly LikeOrder[]) => void;
  /** Method and services were dropped, because the products of the order changed (D-27). */
  isDropped: boolean;
  /** For values set by code: Ant Design reports only typed changes. */
  touch: () => void;
};

export const OrderWorkContext = createContext<OrderWork | null>(null);

export function useOrderWork(): OrderWork {
  const work = use(OrderWorkContext);
  if (work === null) throw new Error('useOrderWork outside of an order wizard');
  return work;
}

export function goodsOf(order: OrderDetail | null): Goods[] {
  return order?.lines.map((line) => ({ ...line, warehouse_id: order.warehouse_id })) ?? [];
}

export function byProduct(goods: readonly Goods[]): ReadonlyMap<number, Goods> {
  return new Map(goods.map((one) => [one.product_id, one]));
}

/** In a draft: stock changes, so it is asked for again. */
export function withoutStock(goods: Iterable<Goods>): Goods[] {
  return [...goods].map((one) => ({ ...one, available: 0, warehouse_id: 0 }));
}
