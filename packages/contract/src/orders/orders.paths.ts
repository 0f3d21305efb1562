import type { Paths } from '../kernel/page-paths.ts';

export const orderPaths = {
  list: '/order/orderList',
  create: '/order/orderList/create',
  detail: (order_id: number) => `/order/orderList/details?id=${order_id}`,
  edit: (order_id: number) => `/order/orderList/edit?id=${order_id}`,
} as const satisfies Paths;
