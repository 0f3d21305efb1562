import type { StaffRole } from '@quayside/contract/kernel/permissions';

export const sessions = {
  title: 'Sign in',
  desk_title: 'Staff desk',
  lead: 'Welcome back to {{site}}',
  desk_lead: 'For the people who run the warehouse and look after merchants',
  email: 'Email',
  password: 'Password',
  remember: 'Keep me signed in for 30 days',
  submit: 'Sign in',
  expired: 'Your session has ended. Please sign in again.',
  pitch: {
    title: 'Everything between your shop and your customer’s door',
    orders: 'Orders, stock and inbound shipments in one place',
    money: 'Every fee explained down to the gram',
    languages: 'The same portal in English and Chinese',
  },
  desk_pitch: {
    title: 'One desk for every merchant',
    queue: 'Queues that show what waits, and for how long',
    trace: 'Every action is written down with who and when',
    help: 'See what the merchant sees, before they ask',
  },
  account_type: { main: 'Main account', sub: 'Sub-account' },
  customer: 'Customer {{customer_id}}',
  role: {
    administrator: 'Administrator',
    sales_manager: 'Sales manager',
    account_manager: 'Account manager',
    customer_service: 'Customer service',
    order_clerk: 'Order clerk',
    warehouse_clerk: 'Warehouse clerk',
    finance: 'Finance',
  } satisfies Record<StaffRole, string>,
} as const;
