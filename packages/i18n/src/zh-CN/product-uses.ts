import type { productUses as source } from '../en/product-uses.ts';
import type { Same } from '../same.ts';

export const productUses = {
  sku: '{{sku}}（{{uses}}）',
  between_skus: '、',
  between_uses: '；',
  more: '{{list}}及另外 {{count}} 个',
  stock: '{{warehouse_code}} 库存 {{total}} 件',
  stock_locked: '{{warehouse_code}} 库存 {{total}} 件，其中锁定 {{frozen}} 件',
  expected: '{{warehouse_code}} 预计入库 {{expected}} 件',
  serials_one: '已绑定 {{count}} 个序列号',
  serials_other: '已绑定 {{count}} 个序列号',
  serials_of_order: '{{serials}}，订单 {{order_no}}',
  serials_of_orders: '{{serials}}，订单 {{order_no}} 及另外 {{others}} 个订单',
  order: '订单 {{order_no}}',
  inbound: '入库预约 {{inbound_no}}',
} as const satisfies Same<typeof source>;
