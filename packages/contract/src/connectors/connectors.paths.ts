import type { Paths } from '../kernel/page-paths.ts';

export const storePaths = {
  list: '/plugins/stores',
  detail: (store_id: number) => `/plugins/stores/details?id=${store_id}`,
  orders: (store_id: number) => `/plugins/stores/orders?id=${store_id}`,
  held: (store_id: number) => `/plugins/stores/orders?id=${store_id}&state=held`,
  changed: (store_id: number) => `/plugins/stores/orders?id=${store_id}&state=changed`,
  skus: (store_id: number) => `/plugins/stores/skus?id=${store_id}`,
  unmapped: (store_id: number) => `/plugins/stores/skus?id=${store_id}&state=unmapped`,
  callback: '/plugins/stores/callback',
} as const satisfies Paths;
