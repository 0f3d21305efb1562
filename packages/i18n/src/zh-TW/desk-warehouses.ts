// Written by `npm run zh-tw` from zh-CN/desk-warehouses.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskWarehouses as source } from '../en/desk-warehouses.ts';

export const deskWarehouses = {
  title: '倉庫',
  purpose: '客戶貨物的存放地點與收貨地址',
  add: '新建倉庫',
  code: '編碼',
  code_hint: '2 至 12 位大寫字母、數字或連字元，例如 LAX-1。',
  name: '倉庫',
  country: '國家/地區',
  address: '地址',
  address_en: '英文地址',
  address_cn: '中文地址',
  contact: '聯絡人',
  phone: '電話',
  off_text: '商家將無法再選擇該倉庫，庫內貨物保持不變並繼續顯示。',
  empty_title: '暫無倉庫',
  empty_hint: '請新建第一個倉庫，否則無法收貨。',
} as const satisfies Same<typeof source>;
