// Written by `npm run zh-tw` from zh-CN/permissions.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { permissions as source } from '../en/permissions.ts';

export const permissions = {
  'warning-emails': '預警電子郵件',
  'warning-emails.read': '檢視',
  'warning-emails.edit': '編輯',
  'sub-accounts': '子帳號',
  'sub-accounts.manage': '管理',
  'operation-log': '操作紀錄',
  'operation-log.read': '檢視',
  products: '產品',
  'products.read': '檢視',
  'products.edit': '編輯',
  inventory: '庫存',
  'inventory.read': '檢視',
  'serial-numbers': '序列號',
  'serial-numbers.read': '檢視',
  'serial-numbers.edit': '編輯',
  wallets: '餘額',
  'wallets.read': '檢視',
  transactions: '交易紀錄',
  'transactions.read': '檢視',
  'top-ups': '充值',
  'top-ups.read': '檢視',
  'top-ups.edit': '提交',
  'storage-fees': '倉儲費',
  'storage-fees.read': '檢視',
  'storage-fees.settle': '結算',
  orders: '訂單',
  'orders.read': '檢視',
  'orders.edit': '編輯',
} as const satisfies Same<typeof source>;
