import type { orderColumns as source } from '../en/order-columns.ts';
import type { Same } from '../same.ts';

/** Column titles of order exports. */
export const orderColumns = {
  sheet: '订单',
  order_no: '订单号',
  platform_order_no: '平台订单号',
  status: '状态',
  warehouse: '仓库',
  recipient: '收件人',
  phone: '电话',
  email: '邮箱',
  company: '公司',
  country: '国家',
  state: '省/州',
  city: '城市',
  postal_code: '邮编',
  house_number: '门牌号',
  address: '地址',
  sku: 'SKU',
  product_name: '产品名称',
  unit_price: '单价（USD）',
  quantity: '数量',
  method: '物流方式',
  tracking_no: '追踪号',
  quoted_total: '报价合计（USD）',
  remark: '备注',
  created_at: '创建时间',
  submitted_at: '提交时间',
} as const satisfies Same<typeof source>;
