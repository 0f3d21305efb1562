import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Nothing } from '../kernel/shapes.ts';
import { Category } from './categories.calls.ts';

const Name = z.string().trim().min(1).max(60);
export const CategoryInput = z.strictObject({
  category_id: Id.optional(),
  parent_id: Id.nullable().default(null),
  name_en: Name,
  name_cn: Name,
  sort: z.int().min(0).max(9999).default(0),
  enabled: Flag.default(1),
});

export const categoriesDeskCalls = defineCalls('categories', {
  deskList: {
    method: 'GET',
    path: '/api/desk/category/getList',
    input: Nothing,
    output: z.object({ list: z.array(Category) }),
    permission: 'desk.categories.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/category/save',
    input: CategoryInput,
    output: Category,
    permission: 'desk.categories.manage',
    log: 'categories.save',
  },
  /** Moves one position up or down among its siblings. */
  deskMove: {
    method: 'POST',
    path: '/api/desk/category/move',
    input: z.strictObject({ category_id: Id, by: z.literal([-1, 1]) }),
    output: z.object({ list: z.array(Category) }),
    permission: 'desk.categories.manage',
    log: 'categories.move',
  },
});
