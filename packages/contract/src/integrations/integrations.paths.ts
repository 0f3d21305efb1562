import type { Paths } from '../kernel/page-paths.ts';

export const integrationPaths = {
  list: '/plugins',
  detail: (integration_id: number) => `/plugins/details?id=${integration_id}`,
  deliveries: (integration_id: number) => `/plugins/deliveries?id=${integration_id}`,
  requests: (integration_id: number) => `/plugins/requests?id=${integration_id}`,
} as const satisfies Paths;
