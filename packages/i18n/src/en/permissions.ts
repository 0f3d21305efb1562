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
  products: 'Products',
  'products.read': 'View',
  'products.edit': 'Edit',
  inventory: 'Inventory',
  'inventory.read': 'View',
  'serial-numbers': 'Serial numbers',
  'serial-numbers.read': 'View',
  'serial-numbers.edit': 'Edit',
  wallets: 'Balance',
  'wallets.read': 'View',
  transactions: 'Transaction history',
  'transactions.read': 'View',
  'top-ups': 'Top-ups',
  'top-ups.read': 'View',
  'top-ups.edit': 'Submit',
  'storage-fees': 'Storage fees',
  'storage-fees.read': 'View',
  'storage-fees.settle': 'Settle',
  orders: 'Orders',
  'orders.read': 'View',
  'orders.edit': 'Edit',
} as const satisfies Record<MerchantPermission | AreaOf<MerchantPermission>, string>;
