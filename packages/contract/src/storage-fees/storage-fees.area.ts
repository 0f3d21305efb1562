import type { StorageRefusal } from '@quayside/domain/storage-fees/storage-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const storageFeesArea = defineArea('storage-fees', {
  position: 2100,
  permissions: {
    'storage-fees.read': { grantable: ['internal'], open: true },
    'storage-fees.settle': { grantable: ['internal'], needs: ['storage-fees.read'] },
  },
  deskPermissions: {
    'desk.storage-fees.read': { roles: ['finance', 'account_manager', 'customer_service'] },
    'desk.storage-fees.manage': { roles: ['finance'] },
  },
  portalPages: [
    {
      group: 'billing',
      position: 200,
      path: '/billing/warehouseFee',
      title: 'storage_fees',
      component: 'storage-fees/storage-fee-list-page',
      firstReads: ['storage-fees.list', 'warehouses.list'],
      permission: 'storage-fees.read',
    },
    {
      group: 'billing',
      position: 210,
      path: '/billing/warehouseFee/details',
      title: 'storage_fee_detail',
      component: 'storage-fees/storage-fee-detail-page',
      permission: 'storage-fees.read',
      hide: true,
    },
  ],
  deskPages: [
    {
      group: 'money',
      position: 300,
      path: '/storage-fees',
      title: 'storage_fees',
      component: 'storage-fees/storage-fee-list-page',
      permission: 'desk.storage-fees.read',
    },
    {
      group: 'money',
      position: 310,
      path: '/storage-fees/details',
      title: 'storage_fee_detail',
      component: 'storage-fees/storage-fee-detail-page',
      permission: 'desk.storage-fees.read',
      hide: true,
    },
  ],
  refusals: {
    'storage-fees.already_settled': { status: 409, error_code: 4201 },
  } satisfies Record<StorageRefusal, RefusalNumbers>,
  fields: [
    'storage-fees.discount_too_high',
    'storage-fees.past',
    'storage-fees.not_over',
    'storage-fees.too_long_ago',
    'storage-fees.already_run',
  ],
});
