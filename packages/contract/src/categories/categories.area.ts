import { defineArea } from '../kernel/area.ts';

export const categoriesArea = defineArea('categories', {
  position: 1100,
  deskPermissions: {
    'desk.categories.manage': { roles: ['order_clerk', 'warehouse_clerk'] },
  },
  deskPages: [
    {
      group: 'goods',
      position: 400,
      path: '/categories',
      title: 'categories',
      component: 'categories/category-list-page',
      permission: 'desk.categories.manage',
    },
  ],
  fields: ['categories.name_taken', 'categories.no_parent'],
});
