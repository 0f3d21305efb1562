import type { Paths } from '../kernel/page-paths.ts';

export const statisticsPaths = {
  analysis: '/dashboard/analysis',
  monitor: '/dashboard/monitor',
  shipping: '/statistics/monthlyShipping',
  countries: '/statistics/countryDataStatistics',
  volume: '/statistics/monthlyVolumeStatistics',
  expenses: '/statistics/monthlyExpenses',
  skus: '/statistics/skuShipmentQuantity',
} as const satisfies Paths;
