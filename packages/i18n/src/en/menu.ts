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
  workplace: 'Workplace',
  sub_accounts: 'Sub-accounts',
  profile: 'Profile',
  messages: 'Messages',
  customer_list: 'All customers',
  customer_detail: 'Customer',
  content: 'Content',
  notices: 'Notices',
  brands: 'Brands',
  staff: 'Staff',
  basic_config: 'Basic configuration',
} as const satisfies Record<MenuTitle, string>;
