import type { categoriesShared as source } from '../en/categories.shared.ts';
import type { Same } from '../same.ts';

export const categoriesShared = {
  menu: {
    categories: '产品分类',
  },
  fields: {
    'categories.name_taken': '此处已有同名分类',
    'categories.no_parent': '不能选择该上级分类',
  },
  operations: {
    'categories.save': '保存分类',
    'categories.move': '移动分类',
  },
} as const satisfies Same<typeof source>;
