import type { statisticsArea } from '@quayside/contract/statistics/statistics.area';
import type { SharedTexts } from '../shared.ts';

export const statisticsShared = {
  permissions: {
    statistics: '统计',
    'statistics.read': '发货、国家与体积统计',
    'statistics.expenses': '费用统计',
    'statistics.skus': 'SKU 发货量',
    'statistics.analysis': '经营分析',
    'statistics.monitor': '实时监控',
  },
  menu: {
    analysis: '经营分析',
    monitor: '实时监控',
    monthly_shipping: '月度发货',
    country_data: '国家数据',
    monthly_volume: '月度体积',
    monthly_expenses: '月度费用',
    sku_shipment: 'SKU 发货量',
  },
  fields: {
    'statistics.range_backwards': '结束月份早于开始月份',
    'statistics.range_too_long': '最多选择 36 个月',
  },
  operations: { 'statistics.export': '导出统计' },
  jobs: {
    'statistics.export': '导出统计',
    'statistics.export_expenses': '导出月度费用',
    'statistics.export_skus': '导出 SKU 发货量',
    'statistics.fold': '汇总已发货订单',
    'statistics.rebuild': '重新计算全部统计',
    'statistics.rebuild_customer': '重新计算客户统计',
  },
} as const satisfies SharedTexts<typeof statisticsArea>;
