import type { Paths } from '../kernel/page-paths.ts';

export const transactionPaths = {
  list: '/billing/transactionHistory',
  filtered: (filters: Readonly<Record<string, string>>) => `/billing/transactionHistory?${new URLSearchParams(filters)}`,
  ofDocument: (number: string) => `/billing/transactionHistory?source_no=${encodeURIComponent(number)}`,
  detail: (entry_id: number) => `/billing/transactionHistory/details?id=${entry_id}`,
} as const satisfies Paths;
