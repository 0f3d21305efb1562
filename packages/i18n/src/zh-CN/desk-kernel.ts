import type { Same } from '../same.ts';
import type { deskKernel as source } from '../en/desk-kernel.ts';

export const deskKernel = {
  edit: '编辑',
  edit_title: '编辑 {{name}}',
  saved: '{{name}} 已保存。',
  customer: '客户',
  searching: '搜索中…',
  picker: {
    placeholder: '客户名称或客户编号',
    none: '没有符合的客户',
  },
  product_picker: { placeholder: 'SKU、名称或条码', first: '请先选择客户', none: '没有符合的产品' },
  name_en: '英文名称',
  name_cn: '中文名称',
  sort: '排序',
  sort_hint: '数字越小越靠前。',
  updated_at: '更新时间',
  enabled: { title: '状态', field: '启用', on: '启用', off: '停用' },
  switch_off: '停用',
  switch_off_title: '停用 {{name}}？',
  switched_off: '{{name}} 已停用。',
  switch_on: '启用',
  switched_on: '{{name}} 已重新启用。',
  picture: {
    choose: '选择图片',
    change: '更换图片',
    remove: '移除图片',
    hint: 'JPEG、PNG 或 GIF，不超过 {{size}}',
    wrong_type: '仅支持 JPEG、PNG 或 GIF 图片。',
    too_large: '图片超过 {{size}}。',
  },
} as const satisfies Same<typeof source>;
