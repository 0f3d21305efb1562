import type { Paths } from '../kernel/page-paths.ts';

export const workOrderPaths = {
  list: '/selfServiceOrder',
  create: '/selfServiceOrder/create',
  detail: (work_order_id: number) => `/selfServiceOrder/details?id=${work_order_id}`,
} as const satisfies Paths;

export const deskWorkOrderPaths = {
  list: '/work-orders',
  detail: (customer_id: number, work_order_id: number) => `/work-orders/details?customer=${customer_id}&id=${work_order_id}`,
} as const satisfies Paths;
