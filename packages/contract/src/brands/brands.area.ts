import { defineArea } from '../kernel/area.ts';

export const brandsArea = defineArea('brands', {
  position: 900,
  deskPermissions: {
    'desk.brands.manage': { roles: [] },
  },
  deskPages: [
    {
      group: 'content',
      position: 200,
      path: '/brands',
      title: 'brands',
      component: 'brands/brand-list-page',
      permission: 'desk.brands.manage',
    },
  ],
  fields: ['brands.bad_svg', 'brands.host_taken'],
});
