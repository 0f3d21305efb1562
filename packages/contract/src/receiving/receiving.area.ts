import type { ReceivingRefusal } from '@quayside/domain/receiving/receiving-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

const page = { group: 'inbound', permission: 'desk.receiving.work' } as const;

export const receivingArea = defineArea('receiving', {
  position: 1540,
  deskPermissions: {
    'desk.receiving.work': { roles: ['warehouse_clerk'] },
    'desk.receiving.capacity': { roles: ['sales_manager'] },
  },
  deskPages: [
    { ...page, position: 110, path: '/receiving', title: 'receiving', component: 'receiving/receiving-list-page' },
    {
      ...page,
      position: 111,
      path: '/receiving/box-work',
      title: 'receiving_station',
      component: 'receiving/receiving-station-page',
      hide: true,
      keepAlive: false,
    },
    { ...page, position: 120, path: '/dock-calendar', title: 'dock_calendar', component: 'receiving/dock-calendar-page' },
  ],
  queues: {
    'receiving.arrived': {
      group: 'inbound',
      position: 110,
      permission: 'desk.receiving.work',
      path: '/receiving?stage=pending_quality_control',
      targetMinutes: 8 * 60,
    },
  },
  refusals: {
    'receiving.not_confirmed': { status: 409, error_code: 3501 },
    'receiving.completed': { status: 409, error_code: 3502 },
    'receiving.box_counted': { status: 409, error_code: 3503 },
    'receiving.box_not_counted': { status: 409, error_code: 3504 },
    'receiving.box_not_qualified': { status: 409, error_code: 3505 },
    'receiving.nothing_to_undo': { status: 409, error_code: 3506 },
    'receiving.boxes_open': { status: 409, error_code: 3507 },
    'receiving.nothing_arrived': { status: 409, error_code: 3508 },
    'receiving.link_invalid': { status: 403, error_code: 3509 },
    'receiving.no_open_box': { status: 409, error_code: 3510 },
  } satisfies Record<ReceivingRefusal, RefusalNumbers>,
  fields: [
    'receiving.reason_needed',
    'receiving.photo_needed',
    'receiving.too_many_photos',
    'receiving.broken_above_received',
    'receiving.above_qualified',
    'receiving.inspect_more',
    'receiving.serials_needed',
    'receiving.serial_used',
    'receiving.items_missing',
    'receiving.no_product',
    'receiving.not_arrived',
    'receiving.dock_closed',
  ],
});
