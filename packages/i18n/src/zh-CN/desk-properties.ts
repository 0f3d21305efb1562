import type { Same } from '../same.ts';
import type { deskProperties as source } from '../en/desk-properties.ts';

export const deskProperties = {
  title: '产品属性',
  purpose: '产品对承运商而言的性质：普货、带电、液体等',
  add: '新建属性',
  name: '属性',
  code: '编码',
  code_hint: '承运商和导入使用的编码，例如 battery_inside。',
  off_text: '新产品将无法再选择该属性，已使用它的产品不受影响。',
  empty_title: '暂无属性',
  empty_hint: '请添加承运商需要了解的性质，例如带电或液体。',
} as const satisfies Same<typeof source>;
