// Written by `npm run zh-tw` from zh-CN/orders.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { ordersShared as source } from '../en/orders.shared.ts';

export const ordersShared = {
  permissions: {
    orders: '訂單',
    'orders.read': '檢視',
    'orders.edit': '編輯',
  },
  menu: {
    order_list: '訂單列表',
    order_detail: '訂單詳情',
    order_create: '新建訂單',
    order_edit: '編輯訂單',
  },
  refusals: {
    'orders.not_editable': '僅待確認的訂單可以編輯。',
    'orders.not_cancelable': '僅待確認的訂單可以取消。',
  },
  fields: {
    'orders.number_exists': '該訂單號已存在：{{order_no}}',
    'orders.house_number': '歐盟國家必須填寫門牌號',
    'orders.no_warehouse': '倉庫不存在',
    'orders.no_product': '產品不存在',
  },
  operations: {
    'orders.save': '儲存訂單',
    'orders.cancel': '取消訂單',
    'orders.delete': '刪除訂單',
  },
} as const satisfies Same<typeof source>;
