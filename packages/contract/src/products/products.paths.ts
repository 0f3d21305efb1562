import type { Paths } from '../kernel/page-paths.ts';

export const productPaths = {
  list: '/productsList',
  filtered: (filters: { sold_out: 0 | 1 }) => `/productsList?sold_out=${filters.sold_out}`,
  add: '/productsList/add',
  import: '/productsList/import',
  detail: (product_id: number) => `/productsList/details?id=${product_id}`,
  edit: (product_id: number) => `/productsList/edit?id=${product_id}`,
} as const satisfies Paths;
