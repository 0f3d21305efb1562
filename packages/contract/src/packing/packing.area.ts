import type { PackingRefusal } from '@quayside/domain/packing/packing-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

const page = { group: 'orders', permission: 'desk.packing.pack' } as const;

export const packingArea = defineArea('packing', {
  position: 1740,
  deskPermissions: {
    'desk.packing.pack': { roles: ['warehouse_clerk'] },
  },
  deskPages: [
    { ...page, position: 200, path: '/packing', title: 'packing', component: 'packing/packing-list-page' },
    {
      ...page,
      position: 201,
      path: '/packing/station',
      title: 'packing_station',
      component: 'packing/packing-station-page',
      hide: true,
      keepAlive: false,
    },
  ],
  queues: {
    'packing.to_pack': {
      group: 'orders',
      position: 200,
      permission: 'desk.packing.pack',
      path: '/packing',
      targetMinutes: 8 * 60,
    },
  },
  refusals: {
    'packing.taken': { status: 409, error_code: 5101 },
    'packing.not_open': { status: 409, error_code: 5102 },
    'packing.units_missing': { status: 409, error_code: 5103 },
    'packing.deviates': { status: 409, error_code: 5104 },
    'packing.nothing_to_undo': { status: 409, error_code: 5105 },
    'packing.no_orders': { status: 409, error_code: 5106 },
    'packing.not_found': { status: 404, error_code: 5107 },
    'packing.serial_problem': { status: 409, error_code: 5108 },
    'packing.not_packed': { status: 409, error_code: 5109 },
  } satisfies Record<PackingRefusal, RefusalNumbers>,
});
