// Written by `npm run zh-tw` from zh-CN/desk-consumables.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskConsumables as source } from '../en/desk-consumables.ts';

export const deskConsumables = {
  title: '包材',
  purpose: '商家可為產品選擇的紙箱、包裝袋和填充物',
  add: '新建包材',
  keyword: '名稱或規格',
  name: '包材',
  image_file_id: '圖片',
  picture_of: '{{name}} 的圖片',
  specification: '規格',
  specification_hint: '例如 30 × 20 × 10 cm',
  unit_price: '單價',
  unit_price_hint: 'USD，最多 2 位小數',
  weight_g: '重量',
  weight_text: '{{weight}} g',
  gram: 'g',
  chargeable: '收費',
  chargeable_hint: '開啟後商家按件支付單價，否則免費使用。',
  charged: '收費',
  free: '免費',
  quantity: '數量',
  scope_title: '適用範圍',
  scope: {
    company: '所有商家',
    customer: '指定商家',
  },
  customer_hint: '留空則所有商家均可選擇。',
  off_text: '商家將無法再選擇該包材，已使用它的產品不受影響。',
  empty_title: '暫無包材',
  empty_hint: '請新增倉庫打包使用的紙箱和包裝袋。',
} as const satisfies Same<typeof source>;
