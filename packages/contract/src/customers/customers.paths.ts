import type { Paths } from '../kernel/page-paths.ts';

export const deskCustomerPaths = {
  list: '/customer-list',
  detail: (customer_id: number | string) => `/customer-list/detail?customer_id=${customer_id}`,
} as const satisfies Paths;
