// Written by `npm run zh-tw` from zh-CN/connectors.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { connectorsShared as source } from '../en/connectors.shared.ts';

export const connectorsShared = {
  permissions: {
    connectors: '店鋪',
    'connectors.read': '檢視',
    'connectors.edit': '拉取訂單、匹配 SKU',
    'connectors.manage': '連線店鋪',
  },
  menu: {
    stores: '店鋪',
    store_detail: '店鋪詳情',
    store_orders: '店鋪訂單',
    store_skus: '店鋪 SKU',
    store_callback: '連線店鋪',
  },
  operations: {
    'connectors.save': '儲存店鋪',
    'connectors.delete': '斷開店鋪',
    'connectors.start_oauth': '開始連線店鋪',
    'connectors.finish_oauth': '連線店鋪',
    'connectors.sync_now': '拉取店鋪訂單',
    'connectors.retry': '重試店鋪訂單',
    'connectors.ignore': '忽略店鋪訂單',
    'connectors.settle': '處理店鋪變更訂單',
    'connectors.retry_tracking': '重新回傳跟蹤號',
    'connectors.map': '匹配店鋪 SKU',
  },
  refusals: {
    'connectors.too_many': '已有 {{count}} 個店鋪，請先斷開其中一個。',
    'connectors.not_connected': '此店鋪未連線或已停用。',
    'connectors.not_held': '部分訂單已不在待處理狀態，請重新整理列表。',
    'connectors.no_oauth': '暫不支援免令牌連線，請填寫自定義應用的存取令牌。',
    'connectors.bad_answer': '店鋪返回的結果無效或已過期，請重新連線。',
    'connectors.wrong_signature': '簽名錯誤。',
  },
  fields: {
    'connectors.shop_url': '請填寫公網上的店鋪地址，例如 https://shop.example.com',
    'connectors.shopify_url': '請填寫店鋪地址，例如 https://my-shop.myshopify.com',
    'connectors.no_product': '此產品不存在',
  },
} as const satisfies Same<typeof source>;
