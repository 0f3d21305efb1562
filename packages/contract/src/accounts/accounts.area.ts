import type { AccountRefusal } from '@quayside/domain/accounts/account-rules';
import { defineArea, type RefusalNumbers } from '../kernel/area.ts';

export const accountsArea = defineArea('accounts', {
  position: 250,
  deskPermissions: {
    'desk.accounts.reset': { roles: ['customer_service', 'account_manager'] },
  },
  portalPages: [
    {
      group: null,
      position: 700,
      path: '/user/profile',
      title: 'profile',
      icon: 'profile',
      component: 'accounts/profile-page',
      hide: true,
    },
  ],
  refusals: {
    'accounts.link_invalid': { status: 409, error_code: 2301 },
    'accounts.totp_required': { status: 422, error_code: 2302 },
    'accounts.totp_wrong': { status: 422, error_code: 2303 },
    'accounts.totp_not_started': { status: 409, error_code: 2304 },
    'accounts.totp_already_on': { status: 409, error_code: 2305 },
    'accounts.validation_failure': { status: 422, error_code: 2306 },
    'accounts.email_unverified': { status: 403, error_code: 2307 },
    'accounts.cannot_sign_in': { status: 409, error_code: 2308 },
  } satisfies Record<AccountRefusal, RefusalNumbers>,
  fields: [
    'accounts.phone',
    'accounts.weak_password',
    'accounts.common_password',
    'accounts.password_with_name',
    'accounts.passwords_differ',
    'accounts.agree',
    'accounts.email_taken',
    'accounts.wrong_password',
    'accounts.wrong_proof',
  ],
});
