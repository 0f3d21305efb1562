import type { stockTakesShared as source } from '../en/stock-takes.shared.ts';
import type { Same } from '../same.ts';

export const stockTakesShared = {
  menu: {
    stock_takes: '盘点单',
    stock_take: '盘点单详情',
  },
  refusals: {
    'stock-takes.closed': '该盘点单已关闭。',
    'stock-takes.bad_file': '文件首行需包含“SKU 或条码”和“实盘数量”。',
  },
  fields: {
    'stock-takes.unknown_code': '没有编码为 {{code}} 的产品',
    'stock-takes.unknown_row': '第 {{row}} 行：没有编码为 {{code}} 的产品',
    'stock-takes.several_owners': '第 {{row}} 行：多个客户使用编码 {{code}}，请填写客户编号',
    'stock-takes.row': '第 {{row}} 行：“{{counted}}”不是 9,999,999 以内的整数',
    'stock-takes.moved': '盘点后库存有变动，请重新盘点（{{count}}）：{{skus}}',
    'stock-takes.below_frozen': '实盘数量低于订单锁定数量（{{count}}）：{{skus}}',
    'stock-takes.nothing': '尚未盘点任何产品',
    'stock-takes.too_many': '差异超过 {{max}} 条，请分批盘点',
  },
  operations: {
    'stock-takes.start': '新建盘点单',
    'stock-takes.import': '导入盘点数量',
    'stock-takes.post': '过账盘点单',
    'stock-takes.cancel': '取消盘点单',
  },
} as const satisfies Same<typeof source>;
