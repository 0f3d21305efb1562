import type { LossRefusal } from '@quayside/domain/loss-orders/loss-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const lossOrdersArea = defineArea('loss-orders', {
  position: 1530,
  permissions: {
    'loss-orders.read': { grantable: ['internal', 'supplier'] },
    'loss-orders.edit': { grantable: ['internal'], needs: ['loss-orders.read'] },
  },
  deskPermissions: {
    'desk.loss-orders.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'warehouse_clerk', 'finance'] },
    'desk.loss-orders.review': { roles: ['customer_service', 'account_manager', 'finance'] },
  },
  portalPages: [
    {
      group: 'stock',
      position: 150,
      path: '/products/lossOrder',
      title: 'loss_orders',
      component: 'loss-orders/loss-order-list-page',
      firstReads: ['loss-orders.list', 'loss-orders.counts', 'warehouses.list'],
      permission: 'loss-orders.read',
    },
    {
      group: 'stock',
      position: 151,
      path: '/products/lossOrder/details',
      title: 'loss_order',
      component: 'loss-orders/loss-order-detail-page',
      permission: 'loss-orders.read',
      hide: true,
    },
  ],
  deskPages: [
    {
      group: 'inbound',
      position: 300,
      path: '/loss-orders',
      title: 'loss_orders',
      component: 'loss-orders/loss-order-list-page',
      permission: 'desk.loss-orders.read',
    },
    {
      group: 'inbound',
      position: 301,
      path: '/loss-orders/details',
      title: 'loss_order',
      component: 'loss-orders/loss-order-detail-page',
      permission: 'desk.loss-orders.read',
      hide: true,
    },
  ],
  queues: {
    'loss-orders.disputed': {
      group: 'inbound',
      position: 300,
      permission: 'desk.loss-orders.review',
      path: '/loss-orders?waits_for=staff',
      targetMinutes: 18 * 60,
    },
  },
  refusals: {
    'loss-orders.closed': { status: 409, error_code: 3401 },
    'loss-orders.not_yours': { status: 409, error_code: 3402 },
    'loss-orders.amount_unknown': { status: 409, error_code: 3403 },
    'loss-orders.not_disputed': { status: 409, error_code: 3404 },
  } satisfies Record<LossRefusal, RefusalNumbers>,
  fields: ['loss-orders.no_image', 'loss-orders.amount_needed'],
});
