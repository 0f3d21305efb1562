import { defineArea } from '../kernel/area.ts';

export const basicConfigArea = defineArea('basic-config', {
  position: 800,
  deskPermissions: {
    'desk.basic-config.manage': { roles: [] },
  },
  deskPages: [
    {
      group: 'operations',
      position: 500,
      path: '/basic-config',
      title: 'basic_config',
      component: 'basic-config/basic-config-page',
      permission: 'desk.basic-config.manage',
    },
  ],
  fields: ['basic-config.bad_value', 'basic-config.no_customer'],
});
