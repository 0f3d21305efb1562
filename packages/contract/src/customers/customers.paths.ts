import type { CustomerTab } from '@quayside/domain/customers/customer-tabs';
import type { Paths } from '../kernel/page-paths.ts';

export const deskCustomerPaths = {
  list: '/customer-list',
  detail: (customer_id: number | string) => `/customer-list/detail?id=${customer_id}`,
  tab: (customer_id: number, tab: CustomerTab) => `/customer-list/detail?id=${customer_id}&tab=${tab}`,
} as const satisfies Paths;
