import type { Paths } from '../kernel/page-paths.ts';

export const topUpPaths = {
  create: '/billing/topUp',
  list: '/billing/transferDetails',
  detail: (top_up_id: number) => `/billing/transferDetails/details?id=${top_up_id}`,
} as const satisfies Paths;

export const deskTopUpPaths = {
  toReview: (top_up_id: number) => `/top-ups?status=submitted&open=${top_up_id}`,
  openLine: (line_id: number) => `/bank-statements?state=open&open=${line_id}`,
  waitingOf: (customer_id: number) => `/top-ups?status=submitted&customer_id=${customer_id}`,
  byReference: (reference: string) => `/top-ups?reference=${encodeURIComponent(reference)}`,
} as const satisfies Paths;

export const bankStatementPath = '/bank-statements';
