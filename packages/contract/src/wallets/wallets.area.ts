import type { WalletRefusal } from '@quayside/domain/wallets/wallet-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const walletsArea = defineArea('wallets', {
  position: 1800,
  permissions: {
    'wallets.read': { grantable: ['internal'], open: true },
  },
  deskPermissions: {
    'desk.wallets.read': { roles: ['finance', 'account_manager', 'sales_manager'] },
    'desk.wallets.manage': { roles: ['finance'] },
  },
  deskPages: [
    {
      group: 'money',
      position: 200,
      path: '/wallets',
      title: 'wallets',
      component: 'wallets/wallet-list-page',
      permission: 'desk.wallets.read',
    },
    {
      group: 'money',
      position: 210,
      path: '/adjustments',
      title: 'adjustments',
      component: 'wallets/adjustment-list-page',
      permission: 'desk.wallets.read',
    },
  ],
  queues: {
    'wallets.low_balance': {
      group: 'money',
      position: 400,
      permission: 'desk.wallets.read',
      path: '/wallets?low=1',
      targetMinutes: 18 * 60,
    },
  },
  refusals: {
    'wallets.short': { status: 409, error_code: 4001 },
  } satisfies Record<WalletRefusal, RefusalNumbers>,
  fields: ['wallets.below_use'],
});
