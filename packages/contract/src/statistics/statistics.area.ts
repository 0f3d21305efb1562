import type { RangeFault } from '@quayside/domain/statistics/months';
import { defineArea } from '../kernel/area.ts';

export const statisticsArea = defineArea('statistics', {
  position: 1950,
  permissions: {
    'statistics.read': { grantable: ['internal'], needs: ['orders.read', 'statistics.skus'] },
    'statistics.expenses': { grantable: ['internal'], needs: ['transactions.read', 'statistics.skus'] },
    /** Units only, no money: also for suppliers, limited to their SKUs. */
    'statistics.skus': { grantable: ['internal', 'supplier'] },
    'statistics.analysis': { grantable: ['internal'], needs: ['orders.read'] },
    'statistics.monitor': { grantable: ['internal'], needs: ['orders.read'] },
  },
  deskPermissions: {
    'desk.statistics.analysis': { roles: ['sales_manager', 'account_manager', 'finance'] },
    'desk.statistics.monitor': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk'] },
  },
  portalPages: [
    {
      group: 'statistics',
      position: 10,
      path: '/dashboard/analysis',
      title: 'analysis',
      component: 'statistics/analysis-page',
      permission: 'statistics.analysis',
    },
    {
      group: 'statistics',
      position: 20,
      path: '/dashboard/monitor',
      title: 'monitor',
      component: 'statistics/monitor-page',
      permission: 'statistics.monitor',
    },
    {
      group: 'statistics',
      position: 100,
      path: '/statistics/monthlyShipping',
      title: 'monthly_shipping',
      component: 'statistics/monthly-shipping-page',
      permission: 'statistics.read',
    },
    {
      group: 'statistics',
      position: 110,
      path: '/statistics/countryDataStatistics',
      title: 'country_data',
      component: 'statistics/country-data-page',
      permission: 'statistics.read',
    },
    {
      group: 'statistics',
      position: 120,
      path: '/statistics/monthlyVolumeStatistics',
      title: 'monthly_volume',
      component: 'statistics/monthly-volume-page',
      permission: 'statistics.read',
    },
    {
      group: 'statistics',
      position: 130,
      path: '/statistics/monthlyExpenses',
      title: 'monthly_expenses',
      component: 'statistics/monthly-expenses-page',
      permission: 'statistics.expenses',
    },
    {
      group: 'statistics',
      position: 140,
      path: '/statistics/skuShipmentQuantity',
      title: 'sku_shipment',
      component: 'statistics/sku-shipment-page',
      permission: 'statistics.skus',
    },
  ],
  deskPages: [
    {
      group: 'operations',
      position: 20,
      path: '/analysis',
      title: 'analysis',
      component: 'statistics/analysis-page',
      permission: 'desk.statistics.analysis',
    },
    {
      group: 'operations',
      position: 30,
      path: '/monitor',
      title: 'monitor',
      component: 'statistics/monitor-page',
      permission: 'desk.statistics.monitor',
    },
  ],
  fields: ['statistics.range_backwards', 'statistics.range_too_long'] satisfies readonly RangeFault[],
});
