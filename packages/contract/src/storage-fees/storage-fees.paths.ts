import type { Paths } from '../kernel/page-paths.ts';

export const deskStorageFeePaths = {
  list: '/storage-fees',
  detail: (customer_id: number, bill_id: number) => `/storage-fees/details?customer_id=${customer_id}&bill_id=${bill_id}`,
} as const satisfies Paths;

export const storageFeePaths = {
  list: '/billing/warehouseFee',
  detail: (bill_id: number) => `/billing/warehouseFee/details?id=${bill_id}`,
} as const satisfies Paths;
