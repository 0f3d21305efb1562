import type { ordersShared as source } from '../en/orders.shared.ts';
import type { Same } from '../same.ts';

export const ordersShared = {
  permissions: {
    orders: '订单',
    'orders.read': '查看',
    'orders.edit': '编辑',
  },
  menu: {
    order_list: '订单列表',
    order_detail: '订单详情',
    order_create: '新建订单',
    order_edit: '编辑订单',
  },
  refusals: {
    'orders.not_editable': '仅待确认的订单可以编辑。',
    'orders.not_cancelable': '仅待确认的订单可以取消。',
  },
  fields: {
    'orders.number_exists': '该订单号已存在：{{order_no}}',
    'orders.house_number': '欧盟国家必须填写门牌号',
    'orders.no_warehouse': '仓库不存在',
    'orders.no_product': '产品不存在',
  },
  operations: {
    'orders.save': '保存订单',
    'orders.cancel': '取消订单',
    'orders.delete': '删除订单',
  },
} as const satisfies Same<typeof source>;
