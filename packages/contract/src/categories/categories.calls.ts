import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/shapes.ts';

/** The tree as a flat list; the parent comes before its children. */
export const Category = z.object({
  category_id: Id,
  parent_id: Id.nullable(),
  name_en: z.string(),
  name_cn: z.string(),
  sort: z.int(),
  enabled: Flag,
});
export type Category = z.output<typeof Category>;

export const categoriesCalls = defineCalls('categories', {
  list: {
    method: 'GET',
    path: '/api/ucenter/product/getProductCategoryList',
    input: Nothing,
    output: z.object({ list: z.array(Category) }),
    permission: 'signed_in',
    log: null,
  },
});
