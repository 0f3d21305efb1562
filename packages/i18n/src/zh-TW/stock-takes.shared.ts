// Written by `npm run zh-tw` from zh-CN/stock-takes.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { stockTakesShared as source } from '../en/stock-takes.shared.ts';

export const stockTakesShared = {
  menu: {
    stock_takes: '盤點單',
    stock_take: '盤點單詳情',
  },
  refusals: {
    'stock-takes.closed': '該盤點單已關閉。',
    'stock-takes.bad_file': '檔案首行需包含“SKU 或條碼”和“實盤數量”。',
  },
  fields: {
    'stock-takes.unknown_code': '沒有編碼為 {{code}} 的產品',
    'stock-takes.unknown_row': '第 {{row}} 行：沒有編碼為 {{code}} 的產品',
    'stock-takes.several_owners': '第 {{row}} 行：多個客戶使用編碼 {{code}}，請填寫客戶編號',
    'stock-takes.row': '第 {{row}} 行：“{{counted}}”不是 9,999,999 以內的整數',
    'stock-takes.moved': '盤點後庫存有變動，請重新盤點（{{count}}）：{{skus}}',
    'stock-takes.below_frozen': '實盤數量低於訂單鎖定數量（{{count}}）：{{skus}}',
    'stock-takes.nothing': '尚未盤點任何產品',
    'stock-takes.too_many': '差異超過 {{max}} 條，請分批盤點',
  },
  operations: {
    'stock-takes.start': '新建盤點單',
    'stock-takes.import': '匯入盤點數量',
    'stock-takes.post': '過帳盤點單',
    'stock-takes.cancel': '取消盤點單',
  },
} as const satisfies Same<typeof source>;
