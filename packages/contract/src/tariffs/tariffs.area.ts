import type { TariffRefusal } from '@quayside/domain/tariffs/tariff-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const tariffsArea = defineArea('tariffs', {
  position: 1690,
  deskPermissions: {
    'desk.tariffs.read': { roles: ['sales_manager', 'account_manager', 'customer_service', 'order_clerk', 'finance'] },
    'desk.tariffs.edit': { roles: ['finance'] },
  },
  deskPages: [
    {
      group: 'money',
      position: 320,
      path: '/tariffs',
      title: 'tariffs',
      component: 'tariffs/tariff-list-page',
      permission: 'desk.tariffs.read',
    },
    {
      group: 'money',
      position: 330,
      path: '/tariffs/details',
      title: 'tariff_detail',
      component: 'tariffs/tariff-detail-page',
      permission: 'desk.tariffs.read',
      hide: true,
    },
    {
      group: 'money',
      position: 340,
      path: '/tariffs/import',
      title: 'tariff_import',
      component: 'tariffs/tariff-import-page',
      permission: 'desk.tariffs.edit',
      hide: true,
    },
    {
      group: 'money',
      position: 350,
      path: '/tariffs/parcel',
      title: 'tariff_parcel',
      component: 'tariffs/test-parcel-page',
      permission: 'desk.tariffs.read',
      hide: true,
    },
  ],
  refusals: {
    'tariffs.not_a_draft': { status: 409, error_code: 4301 },
    'tariffs.days_taken': { status: 409, error_code: 4302 },
    'tariffs.already_begun': { status: 409, error_code: 4303 },
    'tariffs.group_missing': { status: 409, error_code: 4304 },
    'tariffs.no_tariff': { status: 409, error_code: 4305 },
  } satisfies Record<TariffRefusal, RefusalNumbers>,
  fields: ['tariffs.unknown_group', 'tariffs.same_group'],
});
