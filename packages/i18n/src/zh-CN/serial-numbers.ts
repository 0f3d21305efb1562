import type { Same } from '../same.ts';
import type { serialNumbers as source } from '../en/serial-numbers.ts';

export const serialNumbers = {
  title: '序列号',
  purpose: '管理单件产品的序列号、所在箱号及绑定的订单',
  import: '导入',
  serial_number: '序列号',
  sku: 'SKU',
  barcode: '条码',
  box_no: '箱号',
  receiving_no: '入库单号',
  order_no: '订单号',
  system_order_no: '系统订单号',
  customer_order_no: '客户订单号',
  status: '绑定状态',
  state: { unbound: '未绑定', bound: '已绑定' },
  created: '创建时间',
  bound: '绑定时间',
  customer_id: '客户编号',
  days: '创建时间',
  empty_title: '暂无序列号',
  empty_hint: '请导入产品序列号，或由仓库在收货时扫描录入。',
} as const satisfies Same<typeof source>;
