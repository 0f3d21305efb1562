import { defineArea } from '../kernel/area.ts';

export const subAccountsArea = defineArea('sub-accounts', {
  position: 200,
  permissions: {
    'sub-accounts.manage': { grantable: [] },
  },
  portalPages: [
    {
      group: 'setting',
      position: 100,
      path: '/subAccount',
      title: 'sub_accounts',
      component: 'sub-accounts/sub-account-list-page',
      firstReads: ['sub-accounts.list'],
      permission: 'sub-accounts.manage',
    },
  ],
  fields: ['sub-accounts.not_grantable'],
});
