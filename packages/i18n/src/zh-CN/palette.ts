import type { Same } from '../same.ts';
import type { palette as source } from '../en/palette.ts';

export const palette = {
  open: '搜索或跳转',
  placeholder: '单号、SKU、名称或页面',
  hint: '输入单号、SKU、名称或页面。',
  none: '没有找到“{{text}}”',
  results_one: '{{count}} 条结果',
  results_other: '{{count}} 条结果',
  recent: '最近打开',
  pages: '操作与页面',
  orders: '订单',
  inbound: '入库预约',
  products: '产品',
  top_ups: '充值',
  transactions: '交易',
  customers: '客户',
  move: '选择',
  go: '打开',
  new_tab: '在新窗口打开',
  only_pages: '页面',
} as const satisfies Same<typeof source>;
