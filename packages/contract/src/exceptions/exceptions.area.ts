import type { ExceptionRefusal } from '@quayside/domain/exceptions/exception-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const exceptionsArea = defineArea('exceptions', {
  position: 1730,
  deskPermissions: {
    'desk.exceptions.handle': { roles: ['customer_service', 'order_clerk', 'account_manager'] },
  },
  deskPages: [
    {
      group: 'orders',
      position: 300,
      path: '/exceptions',
      title: 'exceptions',
      component: 'exceptions/exceptions-page',
      permission: 'desk.exceptions.handle',
    },
  ],
  queues: {
    'exceptions.to_resolve': {
      group: 'orders',
      position: 300,
      permission: 'desk.exceptions.handle',
      path: '/exceptions',
      targetMinutes: 4 * 60,
    },
  },
  refusals: {
    'exceptions.none': { status: 409, error_code: 5201 },
    'exceptions.not_replied': { status: 409, error_code: 5202 },
  } satisfies Record<ExceptionRefusal, RefusalNumbers>,
  fields: ['exceptions.no_image'],
});
