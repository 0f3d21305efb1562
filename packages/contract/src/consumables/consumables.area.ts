import { defineArea } from '../kernel/area.ts';

export const consumablesArea = defineArea('consumables', {
  position: 1300,
  deskPermissions: {
    'desk.consumables.manage': { roles: ['warehouse_clerk', 'account_manager'] },
  },
  deskPages: [
    {
      group: 'goods',
      position: 300,
      path: '/consumables',
      title: 'consumables',
      component: 'consumables/consumable-list-page',
      permission: 'desk.consumables.manage',
    },
  ],
  fields: ['consumables.name_taken', 'consumables.no_customer'],
});
