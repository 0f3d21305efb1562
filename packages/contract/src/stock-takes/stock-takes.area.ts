import type { TakeRefusal } from '@quayside/domain/stock-takes/take-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const stockTakesArea = defineArea('stock-takes', {
  position: 1510,
  deskPermissions: {
    'desk.stock-takes.manage': { roles: ['warehouse_clerk'] },
  },
  deskPages: [
    {
      group: 'goods',
      position: 220,
      path: '/stock-takes',
      title: 'stock_takes',
      component: 'stock-takes/stock-take-list-page',
      permission: 'desk.stock-takes.manage',
    },
    {
      group: 'goods',
      position: 221,
      path: '/stock-takes/details',
      title: 'stock_take',
      component: 'stock-takes/stock-take-page',
      permission: 'desk.stock-takes.manage',
      hide: true,
    },
  ],
  refusals: {
    'stock-takes.closed': { status: 409, error_code: 3211 },
    'stock-takes.bad_file': { status: 422, error_code: 3212 },
  } satisfies Record<TakeRefusal, RefusalNumbers>,
  fields: [
    'stock-takes.unknown_code',
    'stock-takes.unknown_row',
    'stock-takes.several_owners',
    'stock-takes.row',
    'stock-takes.moved',
    'stock-takes.below_frozen',
    'stock-takes.nothing',
    'stock-takes.too_many',
  ],
});
