import type { InterceptionRefusal } from '@quayside/domain/interceptions/interception-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const interceptionsArea = defineArea('interceptions', {
  position: 1735,
  deskPermissions: {
    'desk.interceptions.decide': { roles: ['customer_service', 'order_clerk', 'warehouse_clerk'] },
  },
  deskPages: [
    {
      group: 'orders',
      position: 310,
      path: '/interceptions',
      title: 'interceptions',
      component: 'interceptions/interceptions-page',
      permission: 'desk.interceptions.decide',
    },
  ],
  queues: {
    'interceptions.to_decide': {
      group: 'orders',
      position: 310,
      permission: 'desk.interceptions.decide',
      path: '/interceptions',
      targetMinutes: 60,
    },
  },
  refusals: {
    'interceptions.requested': { status: 409, error_code: 5301 },
    'interceptions.decided': { status: 409, error_code: 5302 },
  } satisfies Record<InterceptionRefusal, RefusalNumbers>,
});
