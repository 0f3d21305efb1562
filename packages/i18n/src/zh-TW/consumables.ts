// Written by `npm run zh-tw` from zh-CN/consumables.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { consumables as source } from '../en/consumables.ts';

export const consumables = {
  hint: '每件該產品所使用的包裝材料。',
  none: {
    product: '未選擇包材。',
    order: '尚未為此訂單選擇包材。',
  },
  choose: '選擇包材',
  dialog_title: '選擇包材',
  search: '名稱或規格',
  name: '包材',
  specification: '規格',
  weight: '重量',
  weight_text: '{{weight}} g',
  unit_price: '單價',
  scope: '適用範圍',
  scope_text: {
    company: '所有客戶',
    customer: '僅限您',
  },
  chargeable: '收費',
  free: '免費',
  quantity: '每件產品用量',
  quantity_of: {
    product: '每件產品的{{name}}用量',
    order: '此訂單的{{name}}數量',
  },
  remove: '移除{{name}}',
  take: '確定選擇',
  empty: '目前沒有可選的包材。',
  no_match: '沒有符合條件的包材。',
  load_failed: '包材載入失敗',
  confirm_title: '使用收費包材？',
  confirm_text: {
    product: '該產品的每個訂單將為以下包材額外收費：{{names}}。',
    order: '此訂單將為以下包材額外收費：{{names}}。',
  },
  confirm_ok: '確定使用',
} as const satisfies Same<typeof source>;
