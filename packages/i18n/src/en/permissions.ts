import type { MerchantPermission } from '@quayside/contract/kernel/permissions';

type AreaOf<Name> = Name extends `${infer Area}.${string}` ? Area : never;

/** What can be given to a sub-account, and the areas it is grouped by. */
export const permissions = {
  'warning-emails': 'Warning emails',
  'warning-emails.read': 'View',
  'warning-emails.edit': 'Edit',
  'sub-accounts': 'Sub-accounts',
  'sub-accounts.manage': 'Manage',
  'operation-log': 'Operation log',
  'operation-log.read': 'View',
} as const satisfies Record<MerchantPermission | AreaOf<MerchantPermission>, string>;
