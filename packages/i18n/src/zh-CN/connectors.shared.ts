import type { connectorsShared as source } from '../en/connectors.shared.ts';
import type { Same } from '../same.ts';

export const connectorsShared = {
  permissions: {
    connectors: '店铺',
    'connectors.read': '查看',
    'connectors.edit': '拉取订单、匹配 SKU',
    'connectors.manage': '连接店铺',
  },
  menu: {
    stores: '店铺',
    store_detail: '店铺详情',
    store_orders: '店铺订单',
    store_skus: '店铺 SKU',
    store_callback: '连接店铺',
  },
  operations: {
    'connectors.save': '保存店铺',
    'connectors.delete': '断开店铺',
    'connectors.start_oauth': '开始连接店铺',
    'connectors.finish_oauth': '连接店铺',
    'connectors.sync_now': '拉取店铺订单',
    'connectors.retry': '重试店铺订单',
    'connectors.ignore': '忽略店铺订单',
    'connectors.settle': '处理店铺变更订单',
    'connectors.retry_tracking': '重新回传跟踪号',
    'connectors.map': '匹配店铺 SKU',
  },
  refusals: {
    'connectors.too_many': '已有 {{count}} 个店铺，请先断开其中一个。',
    'connectors.not_connected': '此店铺未连接或已停用。',
    'connectors.not_held': '部分订单已不在待处理状态，请刷新列表。',
    'connectors.no_oauth': '暂不支持免令牌连接，请填写自定义应用的访问令牌。',
    'connectors.bad_answer': '店铺返回的结果无效或已过期，请重新连接。',
    'connectors.wrong_signature': '签名错误。',
  },
  fields: {
    'connectors.shop_url': '请填写公网上的店铺地址，例如 https://shop.example.com',
    'connectors.shopify_url': '请填写店铺地址，例如 https://my-shop.myshopify.com',
    'connectors.no_product': '此产品不存在',
  },
} as const satisfies Same<typeof source>;
