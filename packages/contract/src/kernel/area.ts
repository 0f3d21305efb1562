import type { AccountType } from '@quayside/domain/kernel/actor';
import type { DeskGroup, PortalGroup } from './menu-groups.ts';
import type { StaffRole } from '@quayside/domain/kernel/staff-roles';

export type SubAccount = Exclude<AccountType, 'main'>;

/**
 * A permission of merchants: `grantable` says which sub-account types may get it (a main account holds them all), `open` whether
 * API keys hold it, `needs` which permissions come with it because its pages do not work without them.
 */
export type MerchantRule<Need extends string = string> = {
  readonly grantable: readonly SubAccount[];
  readonly open?: boolean;
  readonly needs?: readonly Need[];
};
/** A permission of staff. The administrator holds every one. */
export type DeskRule = { readonly roles: readonly StaffRole[] };

/** Groups of the queues at "My work", in this order. */
export const queueGroups = ['money', 'orders', 'inbound', 'system'] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** Work that waits for staff: the server has its rows in `<area>.queues.ts`, the texts have its name under `queues`. */
export type QueueRule<Permission extends string = string> = {
  readonly group: QueueGroup;
  /** Orders the queues of one group. */
  readonly position: number;
  /** Of the person who does this work, not of everybody who may read the list. */
  readonly permission: Permission;
  /** The list, filtered to what waits, oldest first. */
  readonly path: `/${string}`;
  /** Working time until an item is late (`packages/domain/src/my-work/working-time.ts`). */
  readonly targetMinutes: number;
};

/** HTTP status and envelope number of a refusal. */
export type RefusalNumbers = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly error_code: number;
};

/** What turns ids and codes into names on many pages: a list that had to wait for one would be drawn twice. */
type SharedRead = 'countries.list' | 'warehouses.list';

/** A page of an area. `group` is its menu group, null the top level; `position` orders the entries of one level. */
export type AreaPage<Area extends string = string, Permission extends string = string, Group extends string = string> = {
  readonly group: Group | null;
  readonly position: number;
  readonly path: `/${string}`;
  /** Its key in the `menu` texts. */
  readonly title: string;
  readonly icon?: string;
  readonly component: `${Area}/${string}`;
  /** Without one, every signed-in account sees the page. */
  readonly permission?: Permission;
  readonly hide?: boolean;
  /** The reads it starts with: they are sent before its code has loaded. A list is read with the filters of the URL. */
  readonly firstReads?: readonly (`${Area}.${string}` | SharedRead)[];
  /** The page is mounted again each time it is shown, because its earlier content is out of date (SHELL-46). */
  readonly keepAlive?: false;
  /** Portal: the count beside the title; the server has a query for each badge. The desk counts its queues instead. */
  readonly badge?: string;
  /** Shown only to the customer named in the provider's configuration (BILL-06). */
  readonly only?: 'fulfilment_fee_customer';
};

/** What an area declares and the kernel combines: see permissions.ts, menu.ts, refusals.ts and fields.ts. */
export type Area = {
  readonly name: string;
  readonly position: number;
  readonly permissions: Readonly<Record<string, MerchantRule>>;
  readonly deskPermissions: Readonly<Record<string, DeskRule>>;
  readonly portalPages: readonly AreaPage[];
  readonly deskPages: readonly AreaPage[];
  readonly queues: Readonly<Record<string, QueueRule>>;
  readonly refusals: Readonly<Record<string, RefusalNumbers>>;
  readonly fields: readonly string[];
};

/**
 * Declares an area. Names start with the area's own name and a page can only require a permission of its area: anything else does not
 * compile. `position` orders the areas in lists of permissions; an area without permissions needs none.
 */
export function defineArea<
  const Name extends string,
  Permission extends `${Name}.${string}` = never,
  Need extends string = never,
  DeskPermission extends `desk.${Name}.${string}` = never,
  Code extends `${Name}.${string}` = never,
  Queue extends `${Name}.${string}` = never,
  const Portal extends readonly AreaPage<Name, Permission, PortalGroup>[] = readonly [],
  const Desk extends readonly AreaPage<Name, DeskPermission, DeskGroup>[] = readonly [],
  const Fields extends readonly `${Name}.${string}`[] = readonly [],
>(
  name: Name,
  stated: {
    readonly position?: number;
    readonly permissions?: Readonly<Record<Permission, MerchantRule<Need>>>;
    readonly deskPermissions?: Readonly<Record<DeskPermission, DeskRule>>;
    readonly portalPages?: Portal;
    readonly deskPages?: Desk;
    readonly queues?: Readonly<Record<Queue, QueueRule<NoInfer<DeskPermission>>>>;
    readonly refusals?: Readonly<Record<Code, RefusalNumbers>>;
    readonly fields?: Fields;
  },
) {
  const nothing = {
    position: 0,
    permissions: {},
    deskPermissions: {},
    portalPages: [],
    deskPages: [],
    queues: {},
    refusals: {},
    fields: [],
  };
  // Omitted parts are empty, which matches the defaults of the type parameters.
  return { ...nothing, ...stated, name } as unknown as {
    readonly name: Name;
    readonly position: number;
    readonly permissions: Readonly<Record<Permission, MerchantRule<Need>>>;
    readonly deskPermissions: Readonly<Record<DeskPermission, DeskRule>>;
    readonly portalPages: Portal;
    readonly deskPages: Desk;
    readonly queues: Readonly<Record<Queue, QueueRule<DeskPermission>>>;
    readonly refusals: Readonly<Record<Code, RefusalNumbers>>;
    readonly fields: Fields;
  };
}
