import type { AccountType } from '@quayside/domain/kernel/actor';

export const staffRoles = [
  'administrator',
  'sales_manager',
  'account_manager',
  'customer_service',
  'order_clerk',
  'warehouse_clerk',
  'finance',
] as const;
export type StaffRole = (typeof staffRoles)[number];

type SubAccount = Exclude<AccountType, 'main'>;
type MerchantRule = { readonly grantable: readonly SubAccount[]; readonly open?: boolean; readonly needs?: readonly string[] };
type DeskRule = { readonly roles: readonly StaffRole[] };

/**
 * Every permission there is. `grantable` says which sub-account may be given it (a main account holds them all), `open` whether a
 * merchant's own programs hold it, `needs` what whoever is given it holds too, because its pages are no use without, `roles` which staff do. The administrator holds every desk permission.
 */
export const permissions = {
  'warning-emails.read': { grantable: ['internal'], open: true },
  'warning-emails.edit': { grantable: ['internal'], needs: ['warning-emails.read'] },
  'sub-accounts.manage': { grantable: [] },
  'products.read': { grantable: ['internal', 'supplier'], open: true },
  'products.edit': { grantable: ['internal', 'supplier'], needs: ['products.read'] },
  'inventory.read': { grantable: ['internal', 'supplier'], open: true },
  'serial-numbers.read': { grantable: ['internal', 'supplier'] },
  'serial-numbers.edit': { grantable: ['internal', 'supplier'], needs: ['serial-numbers.read'] },
  'orders.read': { grantable: ['internal'] },
  'orders.edit': { grantable: ['internal'], needs: ['orders.read', 'products.read'] },
  'wallets.read': { grantable: ['internal'], open: true },
  'transactions.read': { grantable: ['internal'], open: true },
  'top-ups.read': { grantable: ['internal'] },
  'top-ups.edit': { grantable: ['internal'], needs: ['top-ups.read'] },
  'storage-fees.read': { grantable: ['internal'], open: true },
  'storage-fees.settle': { grantable: ['internal'], needs: ['storage-fees.read'] },
  'operation-log.read': { grantable: ['internal', 'supplier'] },
  'desk.warning-emails.read': { roles: ['customer_service', 'account_manager', 'warehouse_clerk'] },
  'desk.mails.read': { roles: ['customer_service', 'account_manager'] },
  'desk.jobs.read': { roles: ['customer_service'] },
  'desk.jobs.manage': { roles: [] },
  'desk.customers.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance'] },
  'desk.customers.manage': { roles: ['account_manager', 'sales_manager'] },
  'desk.customers.act': { roles: ['account_manager', 'customer_service'] },
  'desk.staff.read': { roles: ['sales_manager', 'account_manager', 'customer_service'] },
  'desk.staff.manage': { roles: [] },
  'desk.notices.manage': { roles: ['customer_service', 'account_manager'] },
  'desk.basic-config.manage': { roles: [] },
  'desk.brands.manage': { roles: [] },
  'desk.warehouses.manage': { roles: [] },
  'desk.categories.manage': { roles: ['order_clerk', 'warehouse_clerk'] },
  'desk.properties.manage': { roles: ['order_clerk', 'warehouse_clerk'] },
  'desk.consumables.manage': { roles: ['warehouse_clerk', 'account_manager'] },
  'desk.products.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk'] },
  'desk.products.measure': { roles: ['warehouse_clerk'] },
  'desk.inventory.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance'] },
  'desk.inventory.adjust': { roles: ['warehouse_clerk'] },
  'desk.wallets.read': { roles: ['finance', 'account_manager', 'sales_manager'] },
  'desk.wallets.manage': { roles: ['finance'] },
  'desk.top-ups.read': { roles: ['finance', 'account_manager', 'customer_service'] },
  'desk.top-ups.review': { roles: ['finance'] },
  'desk.top-ups.manage': { roles: ['finance'] },
  'desk.storage-fees.read': { roles: ['finance', 'account_manager', 'customer_service'] },
  'desk.storage-fees.manage': { roles: ['finance'] },
  'desk.operation-log.read': { roles: ['customer_service', 'account_manager', 'finance'] },
} as const satisfies Record<string, MerchantRule | DeskRule>;

export type Permission = keyof typeof permissions;
export type MerchantPermission = { [P in Permission]: (typeof permissions)[P] extends MerchantRule ? P : never }[Permission];

/** Whether this kind of sub-account may be given it. */
export function isGrantable(permission: MerchantPermission, type: SubAccount): boolean {
  const rule: MerchantRule = permissions[permission];
  return rule.grantable.includes(type);
}

const all = Object.entries<MerchantRule | DeskRule>(permissions) as [Permission, MerchantRule | DeskRule][]; // the keys are the record's own

/** What a main account holds: everything a merchant can do (D-67). */
export const mainPermissions: readonly MerchantPermission[] = all.flatMap(
  ([name, rule]) => ('grantable' in rule ? [name as MerchantPermission] : []), // a rule with `grantable` is a merchant's
);

/** What a merchant's API key holds. */
export const openPermissions: readonly Permission[] = all.flatMap(([name, rule]) => ('grantable' in rule && rule.open ? [name] : []));

/** What a permission is no use without; none of these needs anything itself. */
export function needsOf(permission: MerchantPermission): readonly string[] {
  const rule: MerchantRule = permissions[permission];
  return rule.needs ?? [];
}

/** What a sub-account holds: what it was given and what that needs, as far as its type may be given it. */
export function subAccountPermissions(type: SubAccount, given: readonly string[]): Permission[] {
  const held = new Set([...given, ...mainPermissions.filter((name) => given.includes(name)).flatMap(needsOf)]);
  return mainPermissions.filter((name) => isGrantable(name, type) && held.has(name));
}

/** What a member of staff holds. */
export function staffPermissions(role: StaffRole): Permission[] {
  return all.flatMap(([name, rule]) => ('roles' in rule && (role === 'administrator' || rule.roles.includes(role)) ? [name] : []));
}
