import type { connectorsArea } from '@quayside/contract/connectors/connectors.area';
import type { SharedTexts } from '../shared.ts';

export const connectorsShared = {
  permissions: {
    connectors: 'Stores',
    'connectors.read': 'View',
    'connectors.edit': 'Pull orders, map SKUs',
    'connectors.manage': 'Connect stores',
  },
  menu: {
    stores: 'Stores',
    store_detail: 'Store',
    store_orders: 'Store orders',
    store_skus: 'Store SKUs',
    store_callback: 'Connecting a store',
  },
  operations: {
    'connectors.save': 'Saved a store',
    'connectors.delete': 'Disconnected a store',
    'connectors.start_oauth': 'Started to connect a store',
    'connectors.finish_oauth': 'Connected a store',
    'connectors.sync_now': 'Pulled orders of a store',
    'connectors.retry': 'Tried store orders again',
    'connectors.ignore': 'Ignored store orders',
    'connectors.settle': 'Saw to changed store orders',
    'connectors.retry_tracking': 'Sent tracking numbers to a store again',
    'connectors.map': 'Mapped a store SKU',
  },
  refusals: {
    'connectors.too_many': 'You have {{count}} stores already. Disconnect one first.',
    'connectors.not_connected': 'This store is not connected or switched off.',
    'connectors.not_held': 'Some of these orders are no longer held. Reload the list.',
    'connectors.no_oauth': 'Connecting without a token is not available. Enter the access token of a custom app.',
    'connectors.bad_answer': 'The answer of the store is not valid or came too late. Start connecting again.',
    'connectors.wrong_signature': 'The signature is wrong.',
  },
  fields: {
    'connectors.shop_url': 'Enter the address of the store on the public internet, such as https://shop.example.com',
    'connectors.shopify_url': 'Enter the address such as https://my-shop.myshopify.com',
    'connectors.no_product': 'This product does not exist',
  },
} as const satisfies SharedTexts<typeof connectorsArea>;
