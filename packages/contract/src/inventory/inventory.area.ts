import type { StockRefusal } from '@quayside/domain/inventory/stock-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const inventoryArea = defineArea('inventory', {
  position: 1500,
  permissions: {
    'inventory.read': { grantable: ['internal', 'supplier'], open: true },
  },
  deskPermissions: {
    'desk.inventory.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance'] },
    'desk.inventory.adjust': { roles: ['warehouse_clerk'] },
  },
  portalPages: [
    {
      group: 'stock',
      position: 100,
      path: '/products/inventory',
      title: 'inventory',
      component: 'inventory/inventory-list-page',
      firstReads: ['inventory.list', 'warehouses.list'],
      permission: 'inventory.read',
    },
    {
      group: 'stock',
      position: 110,
      path: '/products/inventory/stockLog',
      title: 'stock_log',
      component: 'inventory/stock-log-page',
      firstReads: ['inventory.stockLog', 'warehouses.list'],
      permission: 'inventory.read',
    },
    {
      group: 'stock',
      position: 120,
      path: '/products/inventory/snapshot',
      title: 'stock_snapshot',
      component: 'inventory/snapshot-page',
      permission: 'inventory.read',
      keepAlive: false,
    },
  ],
  deskPages: [
    {
      group: 'goods',
      position: 200,
      path: '/inventory',
      title: 'inventory',
      component: 'inventory/inventory-list-page',
      permission: 'desk.inventory.read',
    },
    {
      group: 'goods',
      position: 210,
      path: '/stock-log',
      title: 'stock_log',
      component: 'inventory/stock-log-page',
      permission: 'desk.inventory.read',
    },
  ],
  refusals: {
    'inventory.not_enough': { status: 409, error_code: 3201 },
    'inventory.not_frozen': { status: 409, error_code: 3202 },
  } satisfies Record<StockRefusal, RefusalNumbers>,
  fields: ['inventory.too_early', 'inventory.in_future', 'inventory.below_frozen'],
});
