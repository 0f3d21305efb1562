import type { Paths } from '../kernel/page-paths.ts';

export const deskOperationLogPaths = {
  ofCustomer: (customer_id: number) => `/operation-log?customer_id=${customer_id}`,
} as const satisfies Paths;
