import {
  keyPermissions,
  mainPermissions,
  openPermissions,
  staffPermissions,
  subAccountPermissions,
  type Permission,
  type StaffRole,
} from '@quayside/contract/kernel/permissions';
import type { Language } from '@quayside/i18n/languages';

type Base = { readonly name: string; readonly email: string; readonly can: ReadonlySet<Permission> };

/** A user of a merchant: the main account, a sub-account, or an API key. */
export type MerchantActor = Base & {
  readonly kind: 'main' | 'internal' | 'supplier' | 'api_key';
  readonly customerId: number;
  /** Null for an API key. */
  readonly accountId: number | null;
  readonly language: Language;
  /** The SKUs this user may see; null means all. Queries over products filter by it. */
  readonly skuScope: readonly string[] | null;
  /** The warehouses this user's calls reach; null means all. */
  readonly warehouseIds: readonly number[] | null;
  /** The integration whose key this is; null for accounts and for the key of the settings. */
  readonly integrationId: number | null;
  /** The member of staff who acts for this account. */
  readonly actingStaff: { readonly staffId: number; readonly name: string; readonly role: StaffRole } | null;
};
export type StaffActor = Base & { readonly kind: 'staff'; readonly staffId: number; readonly role: StaffRole };
/** A job: no user is signed in. */
export type SystemActor = Base & { readonly kind: 'system' };
export type Actor = MerchantActor | StaffActor | SystemActor;

export const systemActor: SystemActor = { kind: 'system', name: 'system', email: '', can: new Set() };

/** Who audits, packs and ships in sandboxes. The table of staff has this row, and only sandboxes see it. */
export const sandboxStaff: StaffActor = {
  kind: 'staff',
  name: 'Sandbox',
  email: '',
  staffId: 0,
  role: 'administrator',
  can: new Set(staffPermissions('administrator')),
};

/** Somebody who can call. What this kind of caller does not have is left out. */
type Person = {
  kind: 'main' | 'internal' | 'supplier' | 'staff' | 'api_key';
  name: string;
  email?: string;
  language?: Language;
  account_id?: number;
  staff_id?: number;
  customer_id?: number;
  staff_role?: StaffRole;
  /** Null for the key of the settings: everything open to keys. */
  permissions?: string[] | null;
  skus?: string[] | null;
  acting_staff_id?: number;
  acting_staff_name?: string;
  integration_id?: number | null;
  warehouse_ids?: number[];
};

/** What `enter` answers about the owner of a token. Times are as JSON has them. */
export type Caller = Person & {
  version: string;
  seal: string;
  remember?: boolean;
  last_seen_at: string;
  /** Only of a session. */
  confirmed_at?: string;
  allowed_addresses?: string[];
  /** The role demands a second factor and this member of staff has none yet. */
  must_enrol?: boolean;
};

/** The session or key itself. */
export type Seen = {
  readonly remember: boolean;
  readonly allowed_addresses: readonly string[];
  readonly last_seen_at: Date;
  /** Null for a key: nobody is asked for a password. */
  readonly confirmed_at: Date | null;
};

export function seenOf({ remember = false, allowed_addresses = [], last_seen_at, confirmed_at }: Caller): Seen {
  return {
    remember,
    allowed_addresses,
    last_seen_at: new Date(last_seen_at),
    confirmed_at: confirmed_at === undefined ? null : new Date(confirmed_at),
  };
}

const mainCan: ReadonlySet<Permission> = new Set(mainPermissions);
const openCan: ReadonlySet<Permission> = new Set(openPermissions);

function canOf(kind: MerchantActor['kind'], given: readonly string[] | null): ReadonlySet<Permission> {
  if (kind === 'main') return mainCan;
  if (kind === 'api_key') return given === null ? openCan : new Set(keyPermissions(given));
  return new Set(subAccountPermissions(kind, given ?? []));
}

export function actorOf(person: Person): MerchantActor | StaffActor {
  const { kind, name, email = '', customer_id, staff_id, staff_role, warehouse_ids = [] } = person;
  if (kind === 'staff') {
    if (staff_id === undefined || staff_role === undefined) throw new Error('a staff session without its member of staff');
    return { kind, name, email, staffId: staff_id, role: staff_role, can: new Set(staffPermissions(staff_role)) };
  }
  if (customer_id === undefined || person.permissions === undefined) throw new Error('a merchant session without its customer');
  return {
    kind,
    name,
    email,
    customerId: customer_id,
    accountId: person.account_id ?? null,
    language: person.language ?? 'en',
    skuScope: person.skus ?? null,
    warehouseIds: warehouse_ids.length === 0 ? null : warehouse_ids,
    integrationId: person.integration_id ?? null,
    actingStaff: actingStaffOf(person),
    can: canOf(kind, person.permissions),
  };
}

function actingStaffOf({ acting_staff_id, acting_staff_name, staff_role }: Person): MerchantActor['actingStaff'] {
  if (acting_staff_id === undefined) return null;
  if (acting_staff_name === undefined || staff_role === undefined) throw new Error('an acting session without its member of staff');
  return { staffId: acting_staff_id, name: acting_staff_name, role: staff_role };
}

/** The actor as one string: the key for idempotency and rate limits. */
export function actorKey(actor: Actor): string {
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  if (actor.kind === 'system') return 'system';
  if (actor.actingStaff) return `staff:${actor.actingStaff.staffId}`;
  if (actor.integrationId !== null) return `integration:${actor.integrationId}`;
  return actor.accountId === null ? `api_key:${actor.customerId}` : `account:${actor.accountId}`;
}
