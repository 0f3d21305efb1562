import type { Paths } from '../kernel/page-paths.ts';

export const orderPaths = {
  list: '/order/orderList',
  /** The list with filters, such as the days of the shipment. */
  filtered: (filters: Readonly<Record<string, string>>) => `/order/orderList?${new URLSearchParams(filters)}`,
  create: '/order/orderList/create',
  detail: (order_id: number) => `/order/orderList/details?id=${order_id}`,
  import: '/order/orderList/import',
  /** A new order with the content of this one. */
  copy: (order_id: number) => `/order/orderList/create?copy=${order_id}`,
  /** The logistics step (QUOTE-01). */
  next: (order_id: number) => `/order/orderList/next?id=${order_id}`,
  /** The products of an order, in its wizard. */
  products: (order_id: number) => `/order/orderList/edit?id=${order_id}&step=goods`,
  edit: (order_id: number) => `/order/orderList/edit?id=${order_id}`,
} as const satisfies Paths;
