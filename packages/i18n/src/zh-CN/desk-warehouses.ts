import type { Same } from '../same.ts';
import type { deskWarehouses as source } from '../en/desk-warehouses.ts';

export const deskWarehouses = {
  title: '仓库',
  purpose: '客户货物的存放地点与收货地址',
  add: '新建仓库',
  code: '编码',
  code_hint: '2 至 12 位大写字母、数字或连字符，例如 LAX-1。',
  name: '仓库',
  country: '国家/地区',
  address: '地址',
  address_en: '英文地址',
  address_cn: '中文地址',
  contact: '联系人',
  phone: '电话',
  off_text: '商家将无法再选择该仓库，库内货物保持不变并继续显示。',
  empty_title: '暂无仓库',
  empty_hint: '请新建第一个仓库，否则无法收货。',
} as const satisfies Same<typeof source>;
