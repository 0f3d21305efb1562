import type { Paths } from '../kernel/page-paths.ts';

export const lossOrderPaths = {
  list: '/products/lossOrder',
  detail: (loss_order_id: number) => `/products/lossOrder/details?id=${loss_order_id}`,
} as const satisfies Paths;

export const deskLossOrderPaths = {
  list: '/loss-orders',
  detail: (customer_id: number, loss_order_id: number) => `/loss-orders/details?customer=${customer_id}&id=${loss_order_id}`,
} as const satisfies Paths;
