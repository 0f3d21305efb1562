import type { Paths } from '../kernel/page-paths.ts';

export const verificationPaths = {
  list: '/verification',
  detail: (customer_id: number, order_id: number) => `/verification?customer=${customer_id}&order=${order_id}`,
} as const satisfies Paths;
