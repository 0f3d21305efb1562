import { defineArea } from '../kernel/area.ts';

export const propertiesArea = defineArea('properties', {
  position: 1200,
  deskPermissions: {
    'desk.properties.manage': { roles: ['order_clerk', 'warehouse_clerk'] },
  },
  deskPages: [
    {
      group: 'goods',
      position: 500,
      path: '/properties',
      title: 'properties',
      component: 'properties/property-list-page',
      permission: 'desk.properties.manage',
    },
  ],
  fields: ['properties.code', 'properties.code_taken'],
});
