import type { Paths } from '../kernel/page-paths.ts';

export const inboundPaths = {
  list: '/products/inbound',
  create: '/products/inbound/create',
  detail: (inbound_id: number) => `/products/inbound/details?id=${inbound_id}`,
  edit: (inbound_id: number) => `/products/inbound/edit?id=${inbound_id}`,
  import: '/products/inbound/import',
  /** The second variant (D-50). */
  boxes: '/products/packages',
  quickCreate: '/products/packages/create',
  quickEdit: (inbound_id: number) => `/products/packages/edit?id=${inbound_id}`,
  boxDetail: (inbound_id: number) => `/products/packages/details?id=${inbound_id}`,
  /** The list of loss orders with this one; loss orders stand on this area, so their own paths cannot be used here. */
  lossOrder: (number: string) => `/products/lossOrder?number=${encodeURIComponent(number)}`,
} as const satisfies Paths;

export const deskInboundPaths = {
  list: '/inbound',
  detail: (customer_id: number, inbound_id: number) => `/inbound/details?customer=${customer_id}&id=${inbound_id}`,
} as const satisfies Paths;
