// Written by `npm run zh-tw` from zh-CN/desk-categories.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { deskCategories as source } from '../en/desk-categories.ts';

export const deskCategories = {
  title: '產品分類',
  purpose: '商家填寫產品時可選擇的分類樹',
  add: '新建分類',
  add_child: '新建下級',
  add_child_title: '在 {{name}} 下新建分類',
  name: '分類',
  parent_id: '上級分類',
  parent_none: '頂級',
  up: '上移 {{name}}',
  down: '下移 {{name}}',
  off_text: '商家將無法再選擇該分類及其下級分類，已使用它的產品不受影響。',
  off_above: '隨上級停用',
  empty_title: '暫無分類',
  empty_hint: '請新建第一個分類，其他分類可作為其下級。',
} as const satisfies Same<typeof source>;
