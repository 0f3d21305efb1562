import type { OrderRefusal } from '@quayside/domain/orders/order-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const ordersArea = defineArea('orders', {
  position: 1700,
  permissions: {
    'orders.read': { grantable: ['internal'] },
    'orders.edit': { grantable: ['internal'], needs: ['orders.read', 'products.read'] },
  },
  deskPermissions: {
    'desk.orders.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance'] },
  },
  portalPages: [
    {
      group: 'orders',
      position: 100,
      path: '/order/orderList',
      title: 'order_list',
      component: 'orders/order-list-page',
      firstReads: ['orders.list', 'orders.counts'],
      permission: 'orders.read',
    },
    {
      group: 'orders',
      position: 110,
      path: '/order/orderList/details',
      title: 'order_detail',
      component: 'orders/order-detail-page',
      permission: 'orders.read',
      hide: true,
    },
    {
      group: 'orders',
      position: 120,
      path: '/order/orderList/create',
      title: 'order_create',
      component: 'orders/order-create-page',
      permission: 'orders.edit',
      hide: true,
    },
    {
      group: 'orders',
      position: 130,
      path: '/order/orderList/edit',
      title: 'order_edit',
      component: 'orders/order-edit-page',
      permission: 'orders.edit',
      hide: true,
    },
  ],
  refusals: {
    'orders.not_editable': { status: 409, error_code: 5001 },
    'orders.not_cancelable': { status: 409, error_code: 5002 },
  } satisfies Record<OrderRefusal, RefusalNumbers>,
  fields: ['orders.number_exists', 'orders.house_number', 'orders.no_warehouse', 'orders.no_product'],
});
