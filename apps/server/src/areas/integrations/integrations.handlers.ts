import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationsOpenCalls } from '@quayside/contract/integrations/integrations.open-calls';
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
import { getOpenDelivery, listOpenDeliveries, replayOpenDelivery } from './open-deliveries.ts';

export const integrationsHandlers = [
  ...handlers(integrationsOpenCalls, { openDeliveries: listOpenDeliveries, openDelivery: getOpenDelivery, openReplay: replayOpenDelivery }),
  ...handlers(integrationsCalls, {
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
  }),
];
