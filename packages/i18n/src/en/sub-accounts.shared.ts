import type { subAccountsArea } from '@quayside/contract/sub-accounts/sub-accounts.area';
import type { SharedTexts } from '../shared.ts';

export const subAccountsShared = {
  permissions: {
    'sub-accounts': 'Sub-accounts',
    'sub-accounts.manage': 'Manage',
  },
  menu: {
    sub_accounts: 'Sub-accounts',
  },
  fields: {
    'sub-accounts.not_grantable': 'This kind of account cannot be given this permission',
  },
  operations: {
    'sub-accounts.save': 'Save a sub-account',
    'sub-accounts.change_status': 'Enable or disable a sub-account',
  },
} as const satisfies SharedTexts<typeof subAccountsArea>;
