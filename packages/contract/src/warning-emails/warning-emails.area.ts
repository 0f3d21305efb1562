import { defineArea } from '../kernel/area.ts';

export const warningEmailsArea = defineArea('warning-emails', {
  position: 100,
  permissions: {
    'warning-emails.read': { grantable: ['internal'], open: true },
    'warning-emails.edit': { grantable: ['internal'], needs: ['warning-emails.read'] },
  },
  deskPermissions: {
    'desk.warning-emails.read': { roles: ['customer_service', 'account_manager', 'warehouse_clerk'] },
  },
  portalPages: [
    {
      group: 'setting',
      position: 200,
      path: '/warningEmailSetting',
      title: 'warning_emails',
      component: 'warning-emails/warning-email-setting-page',
      permission: 'warning-emails.read',
    },
  ],
  deskPages: [
    {
      group: 'customers',
      position: 200,
      path: '/warning-emails',
      title: 'warning_emails',
      component: 'warning-emails/warning-email-list-page',
      permission: 'desk.warning-emails.read',
    },
  ],
  fields: ['warning-emails.invalid_email', 'warning-emails.empty_when_on'],
});
