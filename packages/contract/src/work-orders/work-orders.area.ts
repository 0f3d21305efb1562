import type { WorkRefusal } from '@quayside/domain/work-orders/work-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const workOrdersArea = defineArea('work-orders', {
  position: 1535,
  permissions: {
    'work-orders.read': { grantable: ['internal', 'supplier'] },
    'work-orders.edit': { grantable: ['internal'], needs: ['work-orders.read', 'products.read'] },
  },
  deskPermissions: {
    'desk.work-orders.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'warehouse_clerk', 'finance'] },
    'desk.work-orders.work': { roles: ['warehouse_clerk'] },
    'desk.work-orders.prices': { roles: ['sales_manager', 'finance'] },
  },
  portalPages: [
    {
      group: null,
      position: 390,
      path: '/selfServiceOrder',
      title: 'work_orders',
      icon: 'operations',
      component: 'work-orders/work-order-list-page',
      firstReads: ['work-orders.list', 'work-orders.counts', 'warehouses.list'],
      permission: 'work-orders.read',
    },
    {
      group: null,
      position: 391,
      path: '/selfServiceOrder/details',
      title: 'work_order',
      component: 'work-orders/work-order-detail-page',
      permission: 'work-orders.read',
      hide: true,
    },
    {
      group: null,
      position: 392,
      path: '/selfServiceOrder/create',
      title: 'work_order_create',
      component: 'work-orders/work-order-create-page',
      permission: 'work-orders.edit',
      hide: true,
    },
  ],
  deskPages: [
    {
      group: 'goods',
      position: 230,
      path: '/work-orders',
      title: 'work_orders',
      component: 'work-orders/work-order-list-page',
      permission: 'desk.work-orders.read',
    },
    {
      group: 'goods',
      position: 231,
      path: '/work-orders/details',
      title: 'work_order',
      component: 'work-orders/work-order-detail-page',
      permission: 'desk.work-orders.read',
      hide: true,
    },
  ],
  queues: {
    'work-orders.submitted': {
      group: 'inbound',
      position: 320,
      permission: 'desk.work-orders.work',
      path: '/work-orders?state=submitted&sort=created_at&order=asc',
      targetMinutes: 18 * 60,
    },
  },
  refusals: {
    'work-orders.not_open': { status: 409, error_code: 3601 },
    'work-orders.begun': { status: 409, error_code: 3602 },
    'work-orders.not_begun': { status: 409, error_code: 3603 },
    'work-orders.over': { status: 409, error_code: 3604 },
  } satisfies Record<WorkRefusal, RefusalNumbers>,
  fields: [
    'work-orders.no_product',
    'work-orders.not_available',
    'work-orders.bundle_uneven',
    'work-orders.bundle_part',
    'work-orders.other_type',
    'work-orders.price_changed',
    'work-orders.no_line',
    'work-orders.line_missing',
    'work-orders.more_than_ordered',
    'work-orders.photo_needed',
    'work-orders.no_photo',
    'work-orders.too_many_photos',
    'work-orders.past',
  ],
});
