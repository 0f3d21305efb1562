import type { Paths } from '../kernel/page-paths.ts';

export const receivingPaths = {
  list: '/receiving',
  station: (customer_id: number, inbound_id: number) => `/receiving/box-work?customer=${customer_id}&id=${inbound_id}`,
  calendar: '/dock-calendar',
  /** The public page of a phone; the token stays out of server logs behind the #. */
  phone: (token: string) => `/receiving-phone#${token}`,
} as const satisfies Paths;
