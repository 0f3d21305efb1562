import type { Paths } from '../kernel/page-paths.ts';

export const exceptionPaths = {
  list: '/exceptions',
  detail: (customer_id: number, order_id: number) => `/exceptions?customer=${customer_id}&order=${order_id}`,
} as const satisfies Paths;
