import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { useRead } from '@quayside/ui/kernel/query';

/** For the titles of its lists; empty until it is loaded. */
export function useStoreName(store_id: number): string {
  return useRead(connectorsCalls.get, { store_id }).data?.name ?? '';
}
