import type { categoriesArea } from '@quayside/contract/categories/categories.area';
import type { SharedTexts } from '../shared.ts';

export const categoriesShared = {
  menu: {
    categories: 'Categories',
  },
  fields: {
    'categories.name_taken': 'There is already a category of this name here',
    'categories.no_parent': 'This cannot be the parent category',
  },
  operations: {
    'categories.save': 'Save a category',
    'categories.move': 'Move a category',
  },
} as const satisfies SharedTexts<typeof categoriesArea>;
