// Written by `npm run zh-tw` from zh-CN/statistics.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { statisticsShared as source } from '../en/statistics.shared.ts';

export const statisticsShared = {
  permissions: {
    statistics: '統計',
    'statistics.read': '出貨、國家與體積統計',
    'statistics.expenses': '費用統計',
    'statistics.skus': 'SKU 出貨量',
    'statistics.analysis': '經營分析',
    'statistics.monitor': '即時監控',
  },
  menu: {
    analysis: '經營分析',
    monitor: '即時監控',
    monthly_shipping: '月度出貨',
    country_data: '國家資料',
    monthly_volume: '月度體積',
    monthly_expenses: '月度費用',
    sku_shipment: 'SKU 出貨量',
  },
  fields: {
    'statistics.range_backwards': '結束月份早於開始月份',
    'statistics.range_too_long': '最多選擇 36 個月',
  },
  operations: {
    'statistics.export': '匯出統計',
  },
  jobs: {
    'statistics.export': '匯出統計',
    'statistics.export_expenses': '匯出月度費用',
    'statistics.export_skus': '匯出 SKU 出貨量',
    'statistics.fold': '彙總已出貨訂單',
    'statistics.rebuild': '重新計算全部統計',
    'statistics.rebuild_customer': '重新計算客戶統計',
  },
} as const satisfies Same<typeof source>;
