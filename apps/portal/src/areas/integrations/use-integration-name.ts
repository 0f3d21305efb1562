import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { useRead } from '@quayside/ui/kernel/query';

/** For the titles of its lists; empty until it is loaded. */
export function useIntegrationName(integration_id: number): string {
  return useRead(integrationsCalls.get, { integration_id }).data?.name ?? '';
}
