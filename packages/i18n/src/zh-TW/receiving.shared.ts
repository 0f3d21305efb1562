// Written by `npm run zh-tw` from zh-CN/receiving.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { receivingShared as source } from '../en/receiving.shared.ts';

export const receivingShared = {
  menu: {
    receiving: '收貨',
    receiving_station: '收貨工作台',
    dock_calendar: '到倉日曆',
  },
  queues: {
    'receiving.arrived': '待收貨預約',
  },
  refusals: {
    'receiving.not_confirmed': '該預約尚未確認。',
    'receiving.completed': '該預約已完成。',
    'receiving.box_counted': '該箱已清點。',
    'receiving.box_not_counted': '請先清點該箱。已質檢的箱子不能重複質檢。',
    'receiving.box_not_qualified': '只有質檢合格的箱子才能上架。',
    'receiving.nothing_to_undo': '該箱沒有可撤銷的操作。',
    'receiving.boxes_open': '還有 {{count}} 箱已到倉但未上架，請先上架。',
    'receiving.nothing_arrived': '該預約沒有任何上架，請改為作廢。',
    'receiving.link_invalid': '連結已失效，請重新掃描工作台上的二維碼。',
    'receiving.no_open_box': '工作台沒有開啟的箱子，請先掃描箱嘜。',
  },
  fields: {
    'receiving.reason_needed': '請選擇原因',
    'receiving.photo_needed': '有差異時至少需要一張箱子照片',
    'receiving.too_many_photos': '每箱最多 {{max}} 張照片',
    'receiving.broken_above_received': '破損數不能超過實收 {{max}} 件',
    'receiving.above_qualified': '不能超過合格數 {{max}} 件',
    'receiving.inspect_more': '請檢驗 {{least}} 至 {{most}} 件',
    'receiving.serials_needed': '需要 {{count}} 個不同的序列號，現有 {{found}} 個',
    'receiving.serial_used': '以下序列號已存在：{{numbers}}',
    'receiving.items_missing': '請填寫箱內每個 SKU',
    'receiving.no_product': '沒有該產品',
    'receiving.not_arrived': '該箱尚未到倉',
    'receiving.dock_closed': '該時段不收貨',
  },
  operations: {
    'receiving.arrive': '登記到倉',
    'receiving.measure_box': '測量箱子',
    'receiving.close_box': '完成清點一箱',
    'receiving.qualify': '質檢一箱',
    'receiving.shelve': '上架',
    'receiving.close': '完成入庫預約',
    'receiving.add_photo': '新增箱子照片',
    'receiving.phone_link': '連線手機拍照',
    'receiving.phone_photo': '手機新增箱子照片',
    'receiving.propose_time': '提議改約到倉時間',
    'receiving.set_capacity': '設定收貨容量',
  },
} as const satisfies Same<typeof source>;
