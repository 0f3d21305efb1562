import type { StaffRefusal } from '@quayside/domain/staff/staff-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const staffArea = defineArea('staff', {
  position: 600,
  deskPermissions: {
    'desk.staff.read': { roles: ['sales_manager', 'account_manager', 'customer_service'] },
    'desk.staff.manage': { roles: [] },
  },
  deskPages: [
    {
      group: 'operations',
      position: 400,
      path: '/staff',
      title: 'staff',
      component: 'staff/staff-list-page',
      permission: 'desk.staff.manage',
    },
    {
      group: null,
      position: 900,
      path: '/own-account',
      title: 'own_account',
      component: 'staff/own-account-page',
      hide: true,
    },
  ],
  refusals: {
    'staff.last_administrator': { status: 409, error_code: 2601 },
    'staff.second_factor_required': { status: 403, error_code: 2602 },
    'staff.link_invalid': { status: 409, error_code: 2603 },
    'staff.disabled': { status: 409, error_code: 2604 },
  } satisfies Record<StaffRefusal, RefusalNumbers>,
  fields: ['staff.weak_password'],
});
