import type { Paths } from '../kernel/page-paths.ts';

export const storageFeePaths = {
  list: '/billing/warehouseFee',
  detail: (bill_id: number) => `/billing/warehouseFee/details?id=${bill_id}`,
} as const satisfies Paths;
