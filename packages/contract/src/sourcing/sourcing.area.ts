import type { SourcingRefusal } from '@quayside/domain/sourcing/sourcing-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const sourcingArea = defineArea('sourcing', {
  position: 1536,
  permissions: {
    // Suppliers must not see what the provider buys for.
    'sourcing.read': { grantable: ['internal'] },
    'sourcing.edit': { grantable: ['internal'], needs: ['sourcing.read'] },
  },
  deskPermissions: {
    'desk.sourcing.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'finance'] },
    'desk.sourcing.quote': { roles: ['sales_manager', 'account_manager'] },
  },
  portalPages: [
    {
      group: null,
      position: 395,
      path: '/dropshipping',
      title: 'dropshipping',
      icon: 'dropshipping',
      component: 'sourcing/sourcing-list-page',
      firstReads: ['sourcing.list', 'sourcing.counts'],
      permission: 'sourcing.read',
    },
    {
      group: null,
      position: 396,
      path: '/dropshipping/details',
      title: 'sourcing_request',
      component: 'sourcing/sourcing-detail-page',
      permission: 'sourcing.read',
      hide: true,
    },
    {
      group: null,
      position: 397,
      path: '/dropshipping/create',
      title: 'sourcing_create',
      component: 'sourcing/sourcing-create-page',
      permission: 'sourcing.edit',
      hide: true,
    },
  ],
  deskPages: [
    {
      group: 'goods',
      position: 240,
      path: '/sourcing',
      title: 'sourcing_requests',
      component: 'sourcing/sourcing-list-page',
      permission: 'desk.sourcing.read',
    },
    {
      group: 'goods',
      position: 241,
      path: '/sourcing/details',
      title: 'sourcing_request',
      component: 'sourcing/sourcing-detail-page',
      permission: 'desk.sourcing.read',
      hide: true,
    },
  ],
  queues: {
    'sourcing.to_answer': {
      group: 'inbound',
      position: 330,
      permission: 'desk.sourcing.quote',
      path: '/sourcing?waits_for=staff&sort=waiting_since&order=asc',
      targetMinutes: 18 * 60,
    },
  },
  refusals: {
    'sourcing.not_quoted': { status: 409, error_code: 3701 },
    'sourcing.over': { status: 409, error_code: 3702 },
    'sourcing.expired': { status: 409, error_code: 3703 },
    'sourcing.quote_changed': { status: 409, error_code: 3704 },
  } satisfies Record<SourcingRefusal, RefusalNumbers>,
  fields: ['sourcing.link', 'sourcing.no_image', 'sourcing.past', 'sourcing.no_property'],
});
