import type { warningEmailsArea } from '@quayside/contract/warning-emails/warning-emails.area';
import type { SharedTexts } from '../shared.ts';

export const warningEmailsShared = {
  permissions: {
    'warning-emails': 'Warning emails',
    'warning-emails.read': 'View',
    'warning-emails.edit': 'Edit',
  },
  menu: {
    warning_emails: 'Warning emails',
  },
  fields: {
    'warning-emails.invalid_email': 'Invalid email, please re-enter',
    'warning-emails.empty_when_on': 'Add at least one address before switching warnings on',
  },
  operations: {
    'warning-emails.save': 'Save warning emails',
    'warning-emails.change_status': 'Switch warning emails on or off',
  },
} as const satisfies SharedTexts<typeof warningEmailsArea>;
