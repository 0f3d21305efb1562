import type { statisticsArea } from '@quayside/contract/statistics/statistics.area';
import type { SharedTexts } from '../shared.ts';

export const statisticsShared = {
  permissions: {
    statistics: 'Statistics',
    'statistics.read': 'Shipping, countries and volume',
    'statistics.expenses': 'Expenses',
    'statistics.skus': 'SKU shipped quantity',
    'statistics.analysis': 'Analysis dashboard',
    'statistics.monitor': 'Monitor dashboard',
  },
  menu: {
    analysis: 'Analysis',
    monitor: 'Monitor',
    monthly_shipping: 'Monthly shipping',
    country_data: 'Country data',
    monthly_volume: 'Monthly volume',
    monthly_expenses: 'Monthly expenses',
    sku_shipment: 'SKU shipped quantity',
  },
  fields: {
    'statistics.range_backwards': 'The last month is before the first one',
    'statistics.range_too_long': 'Choose at most 36 months',
  },
  operations: { 'statistics.export': 'Export statistics' },
  jobs: {
    'statistics.export': 'Export of statistics',
    'statistics.export_expenses': 'Export of monthly expenses',
    'statistics.export_skus': 'Export of SKU shipped quantities',
    'statistics.fold': 'Sum up shipped orders',
    'statistics.rebuild': 'Compute all statistics again',
    'statistics.rebuild_customer': 'Compute a customer’s statistics again',
  },
} as const satisfies SharedTexts<typeof statisticsArea>;
