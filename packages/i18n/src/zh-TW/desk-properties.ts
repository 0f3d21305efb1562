// Written by `npm run zh-tw` from zh-CN/desk-properties.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskProperties as source } from '../en/desk-properties.ts';

export const deskProperties = {
  title: '產品屬性',
  purpose: '產品對承運商而言的性質：普貨、帶電、液體等',
  add: '新建屬性',
  name: '屬性',
  code: '編碼',
  code_hint: '承運商和匯入使用的編碼，例如 battery_inside。',
  off_text: '新產品將無法再選擇該屬性，已使用它的產品不受影響。',
  empty_title: '暫無屬性',
  empty_hint: '請新增承運商需要了解的性質，例如帶電或液體。',
} as const satisfies Same<typeof source>;
