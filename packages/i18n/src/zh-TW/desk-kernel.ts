// Written by `npm run zh-tw` from zh-CN/desk-kernel.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskKernel as source } from '../en/desk-kernel.ts';

export const deskKernel = {
  edit: '編輯',
  edit_title: '編輯 {{name}}',
  saved: '{{name}} 已儲存。',
  customer: '客戶',
  searching: '搜尋中…',
  picker: {
    placeholder: '客戶名稱或客戶編號',
    none: '沒有符合的客戶',
  },
  product_picker: {
    placeholder: 'SKU、名稱或條碼',
    first: '請先選擇客戶',
    none: '沒有符合的產品',
  },
  name_en: '英文名稱',
  name_cn: '中文名稱',
  sort: '排序',
  sort_hint: '數字越小越靠前。',
  updated_at: '更新時間',
  enabled: {
    title: '狀態',
    field: '啟用',
    on: '啟用',
    off: '停用',
  },
  switch_off: '停用',
  switch_off_title: '停用 {{name}}？',
  switched_off: '{{name}} 已停用。',
  switch_on: '啟用',
  switched_on: '{{name}} 已重新啟用。',
  picture: {
    choose: '選擇圖片',
    change: '更換圖片',
    remove: '移除圖片',
    hint: 'JPEG、PNG 或 GIF，不超過 {{size}}',
    wrong_type: '僅支援 JPEG、PNG 或 GIF 圖片。',
    too_large: '圖片超過 {{size}}。',
  },
  age_minutes: '{{minutes}} 分鐘',
  age_hours: '{{hours}} 小時 {{minutes}} 分',
  age_days: '{{days}} 天',
  stay: '留在此處',
  review_move: '移動',
  review_waiting_one: '{{count}} 個待處理',
  review_waiting_other: '{{count}} 個待處理',
  review_reload: '重新載入',
  review_other: '{{name}} 正在檢視',
} as const satisfies Same<typeof source>;
