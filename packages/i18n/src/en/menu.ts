import type { MenuTitle } from '@quayside/contract/kernel/menu';

export const menu = {
  setting: 'Settings',
  warning_emails: 'Warning emails',
  operation_log: 'Operation log',
  customers: 'Customers',
  operations: 'Operations',
  mails: 'Mails sent',
  mail_detail: 'Mail',
  jobs: 'Tasks and dead letters',
} as const satisfies Record<MenuTitle, string>;
