// Written by `npm run zh-tw` from zh-CN/categories.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { categoriesShared as source } from '../en/categories.shared.ts';

export const categoriesShared = {
  menu: {
    categories: '產品分類',
  },
  fields: {
    'categories.name_taken': '此處已有同名分類',
    'categories.no_parent': '不能選擇該上級分類',
  },
  operations: {
    'categories.save': '儲存分類',
    'categories.move': '移動分類',
  },
} as const satisfies Same<typeof source>;
