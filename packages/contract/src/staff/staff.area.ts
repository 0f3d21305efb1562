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
  ],
  refusals: {
    'staff.last_administrator': { status: 409, error_code: 2601 },
  } satisfies Record<StaffRefusal, RefusalNumbers>,
});
