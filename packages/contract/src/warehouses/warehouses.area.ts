import { defineArea } from '../kernel/area.ts';

export const warehousesArea = defineArea('warehouses', {
  position: 1000,
  deskPermissions: {
    'desk.warehouses.manage': { roles: [] },
  },
  deskPages: [
    {
      group: 'goods',
      position: 600,
      path: '/warehouses',
      title: 'warehouses',
      component: 'warehouses/warehouse-list-page',
      permission: 'desk.warehouses.manage',
    },
  ],
  fields: ['warehouses.code', 'warehouses.code_taken'],
});
