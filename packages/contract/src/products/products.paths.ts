import type { Paths } from '../kernel/page-paths.ts';

export const productPaths = {
  list: '/productsList',
  add: '/productsList/add',
  import: '/productsList/import',
  detail: (product_id: number) => `/productsList/details?id=${product_id}`,
  edit: (product_id: number) => `/productsList/edit?id=${product_id}`,
} as const satisfies Paths;
