import { categoriesCalls } from '@quayside/contract/categories/categories.calls';
import { categoriesDeskCalls } from '@quayside/contract/categories/categories.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { listCategories, listForStaff, moveCategory, saveCategory } from './categories.service.ts';

export const categoriesHandlers = [
  ...handlers(categoriesCalls, { list: listCategories }),
  ...handlers(categoriesDeskCalls, { deskList: listForStaff, deskSave: saveCategory, deskMove: moveCategory }),
];
