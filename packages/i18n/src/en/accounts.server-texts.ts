import type { ServerTexts } from '../shared.ts';
import { accounts } from './accounts.ts';

export const accountsServerTexts = {
  mails: {
    'accounts.verify_email.subject': 'Please confirm your address at {{site}}',
    'accounts.verify_email.lead':
      'Welcome to {{site}}. Your account is ready and you can use it at once.\n\nPlease confirm that this address is yours. The link is good for seven days.',
    'accounts.verify_email.button': 'Confirm my address',
    'accounts.verify_email.note': 'If you did not register at {{site}}, you need not do anything.',
    'accounts.reset_password.subject': 'Set a new password at {{site}}',
    'accounts.reset_password.lead':
      'Somebody asked for a new password for your account at {{site}}. The link is good once, for 60 minutes.',
    'accounts.reset_password.button': 'Set a new password',
    'accounts.reset_password.note': 'If it was not you, ignore this mail: your password stays as it is.',
    'accounts.password_changed.subject': 'Your password at {{site}} was changed',
    'accounts.password_changed.lead': 'The password of your account at {{site}} was changed, and other sessions were ended.',
    'accounts.password_changed.note': 'If it was not you, ask for a new password on the sign-in page at once and tell us.',
  },
  success: {
    'accounts.updatePassword': accounts.password.done, // USER-30
  },
} as const satisfies ServerTexts<'accounts'>;
