// Written by `npm run zh-tw` from zh-CN/work-orders.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { workOrdersShared as source } from '../en/work-orders.shared.ts';

export const workOrdersShared = {
  permissions: {
    'work-orders': '自助工單',
    'work-orders.read': '檢視',
    'work-orders.edit': '提交和取消',
  },
  menu: {
    work_orders: '自助工單',
    work_order: '自助工單詳情',
    work_order_create: '新建自助工單',
  },
  queues: {
    'work-orders.submitted': '待處理自助工單',
  },
  refusals: {
    'work-orders.not_open': '該工單已被他人開始處理或已取消。',
    'work-orders.begun': '倉庫已開始作業，不能再取消。',
    'work-orders.not_begun': '請先開始作業。',
    'work-orders.over': '該工單已關閉。',
  },
  fields: {
    'work-orders.no_product': '產品不存在',
    'work-orders.not_available': '可用庫存僅 {{available}} 件，其餘已凍結或無庫存',
    'work-orders.bundle_uneven': '數量須能平均分到 {{bundles}} 套',
    'work-orders.bundle_part': '組套 SKU 不能作為自身的組成部分',
    'work-orders.other_type': '該作業類型不支援此項',
    'work-orders.price_changed': '價格已變為 {{total}} USD，請核對後重新提交',
    'work-orders.no_line': '該 SKU 不在此工單中',
    'work-orders.line_missing': '請填寫 {{sku}} 的結果',
    'work-orders.more_than_ordered': '工單數量僅 {{quantity}} 件',
    'work-orders.photo_needed': '請至少新增一張照片',
    'work-orders.no_photo': '圖片不存在',
    'work-orders.too_many_photos': '最多 {{max}} 張照片',
    'work-orders.past': '請選擇今天或之後的日期',
  },
  operations: {
    'work-orders.add': '提交自助工單',
    'work-orders.cancel': '取消自助工單',
    'work-orders.begin': '開始自助工單作業',
    'work-orders.add_photo': '為自助工單新增照片',
    'work-orders.complete': '完成自助工單',
    'work-orders.refuse': '駁回自助工單',
    'work-orders.save_prices': '儲存自助工單價格',
  },
  jobs: {
    'work-orders.clear_addresses': '清除過期退件地址',
    'work-orders.clear_more_addresses': '繼續清除過期退件地址',
  },
} as const satisfies Same<typeof source>;
