import type { Paths } from '../kernel/page-paths.ts';

export const integrationPaths = {
  list: '/plugins',
  detail: (integration_id: number) => `/plugins/details?id=${integration_id}`,
} as const satisfies Paths;
