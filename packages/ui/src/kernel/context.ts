import type { Permission } from '@quayside/contract/kernel/permissions';
import type { Locale } from 'antd/es/locale';
import { createContext, use } from 'react';
import type { Client } from './client.ts';

export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient outside of ClientContext');
  return client;
}

export type Root = {
  /** Which app this is. */
  side: 'portal' | 'desk';
  /** Drops the session and opens the sign-in with the return path (NET-11). */
  onSignInAgain: () => void;
  /** Ant Design's texts; loaded with the theme when they are not given. */
  locale?: Locale;
};
export const RootContext = createContext<Root | null>(null);

export function useRoot(): Root {
  const root = use(RootContext);
  if (root === null) throw new Error('useRoot outside of AppRoot');
  return root;
}

export const PermissionsContext = createContext<readonly string[]>([]);
/** Role of the signed-in user: `main`, `internal`, `supplier`, or a staff role. */
export const RolesContext = createContext<readonly string[]>([]);

/** Whether a member of staff is acting for the customer in this session. */
export const ActingContext = createContext(false);

/** The server refuses staff what outlives their hour (keys, passwords, accounts, recipients); this only disables it. */
export function useActing(): boolean {
  return use(ActingContext);
}

/** Whether the signed-in user holds this permission. The server enforces it; this only hides what would be refused. */
export function useCan(permission: Permission): boolean {
  return use(PermissionsContext).includes(permission);
}

/** Conditions of an element (SHELL-39): all of these permissions, any of those, and the same for roles. Omitted ones are not checked. */
export type Authorities = {
  all?: readonly Permission[];
  any?: readonly Permission[];
  allRoles?: readonly string[];
  anyRoles?: readonly string[];
};

export function useAllowed({ all, any, allRoles, anyRoles }: Authorities): boolean {
  const held = use(PermissionsContext);
  const roles = use(RolesContext);
  return hasAll(held, all) && hasAny(held, any) && hasAll(roles, allRoles) && hasAny(roles, anyRoles);
}

function hasAll(held: readonly string[], wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.every((one) => held.includes(one));
}

function hasAny(held: readonly string[], wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.some((one) => held.includes(one));
}
