import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countDeliveries, getDelivery, listDeliveries, replayDeliveries, testTarget } from './deliveries.service.ts';
import {
  addKey,
  deleteIntegration,
  endKey,
  getIntegration,
  getOptions,
  listIntegrations,
  listRequests,
  makeSecret,
  resume,
  saveIntegration,
} from './integrations.service.ts';

export const integrationsHandlers = handlers(integrationsCalls, {
  list: listIntegrations,
  options: getOptions,
  get: getIntegration,
  save: saveIntegration,
  delete: deleteIntegration,
  addKey,
  endKey,
  newSecret: makeSecret,
  test: testTarget,
  resume,
  deliveries: listDeliveries,
  deliveryCounts: countDeliveries,
  delivery: getDelivery,
  replay: replayDeliveries,
  requests: listRequests,
});
