import type { Paths } from '../kernel/page-paths.ts';

export const stockTakePaths = {
  list: '/stock-takes',
  detail: (take_id: number) => `/stock-takes/details?take_id=${take_id}`,
} as const satisfies Paths;
