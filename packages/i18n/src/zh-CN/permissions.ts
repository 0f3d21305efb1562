import type { Same } from '../same.ts';
import type { permissions as source } from '../en/permissions.ts';

export const permissions = {
  'warning-emails': '预警邮箱',
  'warning-emails.read': '查看',
  'warning-emails.edit': '编辑',
  'sub-accounts': '子账号',
  'sub-accounts.manage': '管理',
  'operation-log': '操作日志',
  'operation-log.read': '查看',
  products: '产品',
  'products.read': '查看',
  'products.edit': '编辑',
  inventory: '库存',
  'inventory.read': '查看',
  'serial-numbers': '序列号',
  'serial-numbers.read': '查看',
  'serial-numbers.edit': '编辑',
} as const satisfies Same<typeof source>;
