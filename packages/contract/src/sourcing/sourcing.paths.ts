import type { Paths } from '../kernel/page-paths.ts';

export const sourcingPaths = {
  list: '/dropshipping',
  create: '/dropshipping/create',
  detail: (request_id: number) => `/dropshipping/details?id=${request_id}`,
} as const satisfies Paths;

export const deskSourcingPaths = {
  list: '/sourcing',
  detail: (customer_id: number, request_id: number) => `/sourcing/details?customer=${customer_id}&id=${request_id}`,
} as const satisfies Paths;
