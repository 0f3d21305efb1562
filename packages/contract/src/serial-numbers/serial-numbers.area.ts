import { defineArea } from '../kernel/area.ts';

export const serialNumbersArea = defineArea('serial-numbers', {
  position: 1600,
  permissions: {
    'serial-numbers.read': { grantable: ['internal', 'supplier'] },
    'serial-numbers.edit': { grantable: ['internal', 'supplier'], needs: ['serial-numbers.read'] },
  },
  portalPages: [
    {
      group: 'stock',
      position: 200,
      path: '/customerSerialNumber',
      title: 'serial_numbers',
      component: 'serial-numbers/serial-number-list-page',
      permission: 'serial-numbers.read',
    },
    {
      group: 'stock',
      position: 210,
      path: '/customerSerialNumber/import',
      title: 'serial_number_import',
      component: 'serial-numbers/serial-number-import-page',
      permission: 'serial-numbers.edit',
      hide: true,
      keepAlive: false,
    },
  ],
  fields: ['serial-numbers.format', 'serial-numbers.exists'],
});
