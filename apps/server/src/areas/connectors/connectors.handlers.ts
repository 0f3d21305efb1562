import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { handlers } from '#server/kernel/handlers.ts';
import { finishOauth, startOauth } from './oauth.ts';
import { countOrders, ignoreOrders, listOrders, retryOrders, retryTracking, settleOrders } from './store-orders.service.ts';
import { countSkus, listSkus, mapSku, suggest } from './store-skus.service.ts';
import { deleteStore, getOptions, getStore, listStores, saveStore, syncNow } from './stores.service.ts';

export const connectorsHandlers = handlers(connectorsCalls, {
  list: listStores,
  options: getOptions,
  get: getStore,
  save: saveStore,
  delete: deleteStore,
  startOauth,
  finishOauth,
  syncNow,
  orders: listOrders,
  orderCounts: countOrders,
  retry: retryOrders,
  ignore: ignoreOrders,
  settle: settleOrders,
  retryTracking,
  skus: listSkus,
  skuCounts: countSkus,
  suggest,
  map: mapSku,
});
