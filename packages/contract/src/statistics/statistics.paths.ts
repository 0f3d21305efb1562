import type { Paths } from '../kernel/page-paths.ts';

export const statisticsPaths = {
  shipping: '/statistics/monthlyShipping',
  countries: '/statistics/countryDataStatistics',
  volume: '/statistics/monthlyVolumeStatistics',
  expenses: '/statistics/monthlyExpenses',
  skus: '/statistics/skuShipmentQuantity',
} as const satisfies Paths;
