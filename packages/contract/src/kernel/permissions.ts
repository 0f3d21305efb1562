import { areas } from '../areas.generated.ts';
import type { Area, DeskRule, MerchantRule, SubAccount } from './area.ts';
import type { StaffRole } from '@quayside/domain/kernel/staff-roles';

export { staffRoles, type StaffRole } from '@quayside/domain/kernel/staff-roles';

type AnyArea = (typeof areas)[keyof typeof areas];
type NamesIn<Key extends 'permissions' | 'deskPermissions', Of = AnyArea> =
  Of extends Record<Key, infer Rules> ? keyof Rules & string : never;

export type MerchantPermission = NamesIn<'permissions'>;
type DeskPermission = NamesIn<'deskPermissions'>;
export type Permission = MerchantPermission | DeskPermission;

/** Type check: an area that needs an unknown permission does not compile here. */
type NeedsKnown = Omit<Area, 'permissions'> & { readonly permissions: Readonly<Record<string, MerchantRule<MerchantPermission>>> };
const stated: readonly NeedsKnown[] = Object.values(areas);

/** All permissions, as the areas declare them. */
export const permissions = Object.assign({}, ...stated.flatMap((area) => [area.permissions, area.deskPermissions])) as {
  readonly [Name in MerchantPermission]: MerchantRule<MerchantPermission>;
} & { readonly [Name in DeskPermission]: DeskRule }; // Object.assign forgets the keys the types above are made of

/** Whether this type of sub-account may be given it. */
export function isGrantable(permission: MerchantPermission, type: SubAccount): boolean {
  return permissions[permission].grantable.includes(type);
}

const all = Object.entries<MerchantRule | DeskRule>(permissions) as [Permission, MerchantRule | DeskRule][]; // the keys are the record's own

/** What a main account holds: everything a merchant can do (D-67). */
export const mainPermissions: readonly MerchantPermission[] = all.flatMap(
  ([name, rule]) => ('grantable' in rule ? [name as MerchantPermission] : []), // a rule with `grantable` is a merchant's
);

/** What a merchant's API key of the settings holds, and the scopes a key of an integration can have. */
export const openPermissions: readonly MerchantPermission[] = mainPermissions.filter((name) => permissions[name].open);

/** The permissions that come with one; none of these needs others itself. */
export function needsOf(permission: MerchantPermission): readonly MerchantPermission[] {
  return permissions[permission].needs ?? [];
}

/** What a sub-account holds: the granted permissions and those they need, limited to what its type may hold. */
export function subAccountPermissions(type: SubAccount, given: readonly string[]): Permission[] {
  const held = new Set<string>([...given, ...mainPermissions.filter((name) => given.includes(name)).flatMap(needsOf)]);
  return mainPermissions.filter((name) => isGrantable(name, type) && held.has(name));
}

/** What the key of an integration holds: its scopes and those they need, limited to what is open to keys. */
export function keyPermissions(scopes: readonly string[]): Permission[] {
  const held = new Set<string>([...scopes, ...openPermissions.filter((name) => scopes.includes(name)).flatMap(needsOf)]);
  return openPermissions.filter((name) => held.has(name));
}

/** What a member of staff holds. */
export function staffPermissions(role: StaffRole): Permission[] {
  return all.flatMap(([name, rule]) => ('roles' in rule && (role === 'administrator' || rule.roles.includes(role)) ? [name] : []));
}
