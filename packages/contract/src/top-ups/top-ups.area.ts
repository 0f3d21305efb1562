import type { TopUpRefusal } from '@quayside/domain/top-ups/top-up-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const topUpsArea = defineArea('top-ups', {
  position: 2000,
  permissions: {
    'top-ups.read': { grantable: ['internal'] },
    'top-ups.edit': { grantable: ['internal'], needs: ['top-ups.read'] },
  },
  deskPermissions: {
    'desk.top-ups.read': { roles: ['finance', 'account_manager', 'customer_service'] },
    'desk.top-ups.review': { roles: ['finance'] },
    'desk.top-ups.manage': { roles: ['finance'] },
  },
  portalPages: [
    {
      group: 'billing',
      position: 300,
      path: '/billing/topUp',
      title: 'top_up',
      component: 'top-ups/top-up-page',
      permission: 'top-ups.edit',
    },
    {
      group: 'billing',
      position: 310,
      path: '/billing/transferDetails',
      title: 'top_ups',
      component: 'top-ups/top-up-list-page',
      permission: 'top-ups.read',
    },
    {
      group: 'billing',
      position: 320,
      path: '/billing/transferDetails/details',
      title: 'top_up_detail',
      component: 'top-ups/top-up-detail-page',
      permission: 'top-ups.read',
      hide: true,
    },
  ],
  deskPages: [
    {
      group: 'money',
      position: 100,
      path: '/top-ups',
      title: 'top_up_reviews',
      component: 'top-ups/top-up-review-page',
      permission: 'desk.top-ups.read',
      badge: 'top_ups_to_review',
    },
    {
      group: 'money',
      position: 110,
      path: '/bank-statements',
      title: 'bank_statements',
      component: 'top-ups/bank-statement-page',
      permission: 'desk.top-ups.review',
    },
    {
      group: 'money',
      position: 120,
      path: '/receiving-accounts',
      title: 'receiving_accounts',
      component: 'top-ups/receiving-account-page',
      permission: 'desk.top-ups.manage',
    },
    {
      group: 'money',
      position: 130,
      path: '/exchange-rates',
      title: 'exchange_rates',
      component: 'top-ups/exchange-rate-page',
      permission: 'desk.top-ups.manage',
    },
  ],
  refusals: {
    'top-ups.already_reviewed': { status: 409, error_code: 4101 },
    'top-ups.no_account': { status: 409, error_code: 4102 },
    'top-ups.bad_statement': { status: 422, error_code: 4103 },
    'top-ups.bad_line': { status: 422, error_code: 4104 },
  } satisfies Record<TopUpRefusal, RefusalNumbers>,
  fields: [
    'top-ups.decimals',
    'top-ups.in_future',
    'top-ups.too_early',
    'top-ups.no_voucher',
    'top-ups.wrong_reference',
    'top-ups.account_exists',
    'top-ups.usd_needed',
    'top-ups.remark_needed',
  ],
});
