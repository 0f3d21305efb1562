import type { Permission } from '@quayside/contract/kernel/permissions';
import { createContext, use } from 'react';
import type { Client } from './client.ts';

export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient outside of ClientContext');
  return client;
}

export const PermissionsContext = createContext<readonly string[]>([]);

/** Whether the person signed in holds this permission. The server decides; this only spares them a refused click. */
export function useCan(permission: Permission): boolean {
  return use(PermissionsContext).includes(permission);
}
