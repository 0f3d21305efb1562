import type { ConnectorRefusal } from '@quayside/domain/connectors/connector-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const connectorsArea = defineArea('connectors', {
  position: 2305,
  permissions: {
    'connectors.read': { grantable: ['internal'] },
    'connectors.edit': { grantable: ['internal'], needs: ['connectors.read', 'products.read'] },
    // Credentials of a shop reach its customers' data, so only the main account enters them.
    'connectors.manage': { grantable: [], needs: ['connectors.read'] },
  },
  portalPages: [
    {
      group: 'setting',
      position: 154,
      path: '/plugins/stores',
      title: 'stores',
      component: 'connectors/store-list-page',
      firstReads: ['connectors.list', 'warehouses.list'],
      permission: 'connectors.read',
    },
    {
      group: 'setting',
      position: 155,
      path: '/plugins/stores/details',
      title: 'store_detail',
      component: 'connectors/store-detail-page',
      permission: 'connectors.read',
      hide: true,
    },
    {
      group: 'setting',
      position: 156,
      path: '/plugins/stores/orders',
      title: 'store_orders',
      component: 'connectors/store-order-list-page',
      permission: 'connectors.read',
      hide: true,
    },
    {
      group: 'setting',
      position: 157,
      path: '/plugins/stores/skus',
      title: 'store_skus',
      component: 'connectors/store-sku-list-page',
      permission: 'connectors.read',
      hide: true,
    },
    {
      group: 'setting',
      position: 158,
      path: '/plugins/stores/callback',
      title: 'store_callback',
      component: 'connectors/store-callback-page',
      permission: 'connectors.manage',
      hide: true,
    },
  ],
  refusals: {
    'connectors.too_many': { status: 409, error_code: 6101 },
    'connectors.not_connected': { status: 409, error_code: 6102 },
    'connectors.not_held': { status: 409, error_code: 6103 },
    'connectors.no_oauth': { status: 409, error_code: 6104 },
    'connectors.bad_answer': { status: 409, error_code: 6105 },
    'connectors.wrong_signature': { status: 401, error_code: 6106 },
  } satisfies Record<ConnectorRefusal, RefusalNumbers>,
  fields: ['connectors.shop_url', 'connectors.shopify_url', 'connectors.no_product'],
});
