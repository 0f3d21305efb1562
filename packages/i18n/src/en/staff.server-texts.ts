import type { ServerTexts } from '../shared.ts';
import { accounts } from './accounts.ts';

export const staffServerTexts = {
  mails: {
    'staff.invitation.subject': 'Your access to the {{site}} desk',
    'staff.invitation.lead':
      '{{by}} has added you to the staff of {{site}}. Set your password to sign in with this address. The link works once, for 24 hours.',
    'staff.invitation.button': 'Set my password',
    'staff.invitation.note': 'If you do not expect this, ignore this mail.',
    'staff.access_reset.subject': 'Your access to the {{site}} desk was reset',
    'staff.access_reset.lead':
      '{{by}} has reset your access to the {{site}} desk. Your old password does not work any more. Set a new one; the link works once, for 24 hours. After that, set up two-factor authentication again.',
    'staff.access_reset.button': 'Set my password',
    'staff.access_reset.note': 'If you did not ask for this, speak to {{by}}.',
    'staff.password_changed.subject': 'Your password at the {{site}} desk was changed',
    'staff.password_changed.lead': 'The password of your account at the {{site}} desk was changed, and other sessions were ended.',
    'staff.password_changed.note': 'If it was not you, tell an administrator at once.',
  },
  success: {
    'staff.updatePassword': accounts.password.done,
  },
} as const satisfies ServerTexts<'staff'>;
