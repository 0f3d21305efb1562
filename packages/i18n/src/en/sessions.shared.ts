import type { sessionsArea } from '@quayside/contract/sessions/sessions.area';
import type { SharedTexts } from '../shared.ts';

export const sessionsShared = {
  refusals: {
    'sessions.wrong_credentials': 'The email or the password is wrong.',
    'sessions.account_disabled': 'This account is disabled. Please consult your administrator.',
    'sessions.account_paused': 'Your account is paused. Contact {{brand}}.',
  },
  operations: {
    'sessions.login': 'Sign in',
    'sessions.logout': 'Sign out',
    'sessions.desk_login': 'Sign in at the desk',
    'sessions.desk_logout': 'Sign out of the desk',
    'sessions.confirm': 'Confirm with the password',
    'sessions.desk_confirm': 'Confirm with the password at the desk',
  },
} as const satisfies SharedTexts<typeof sessionsArea>;
