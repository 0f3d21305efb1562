import type { CustomerRefusal } from '@quayside/domain/customers/customer-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const customersArea = defineArea('customers', {
  position: 500,
  deskPermissions: {
    'desk.customers.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'warehouse_clerk', 'finance'] },
    'desk.customers.manage': { roles: ['account_manager', 'sales_manager'] },
    'desk.customers.notes': { roles: ['sales_manager', 'account_manager', 'customer_service', 'finance'] },
    'desk.customers.act': { roles: ['account_manager', 'customer_service'] },
  },
  deskPages: [
    {
      group: 'customers',
      position: 100,
      path: '/customer-list',
      title: 'customer_list',
      component: 'customers/customer-list-page',
      permission: 'desk.customers.read',
    },
    {
      group: 'customers',
      position: 110,
      path: '/customer-list/detail',
      title: 'customer_detail',
      component: 'customers/customer-detail-page',
      permission: 'desk.customers.read',
      hide: true,
    },
  ],
  queues: {
    'customers.without_manager': {
      group: 'system',
      position: 200,
      permission: 'desk.customers.manage',
      path: '/customer-list?unmanaged=1',
      targetMinutes: 18 * 60,
    },
  },
  refusals: {
    'customers.paused': { status: 409, error_code: 2701 },
    'customers.note_of_other': { status: 403, error_code: 2702 },
  } satisfies Record<CustomerRefusal, RefusalNumbers>,
  fields: ['customers.no_manager', 'customers.reason_needed'],
});
