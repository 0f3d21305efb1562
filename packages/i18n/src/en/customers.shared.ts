import type { customersArea } from '@quayside/contract/customers/customers.area';
import type { SharedTexts } from '../shared.ts';

export const customersShared = {
  menu: {
    customer_list: 'All customers',
    customer_detail: 'Customer',
  },
  queues: {
    'customers.without_manager': 'Customers without a manager',
  },
  refusals: {
    'customers.paused': 'This customer is paused. Activate it first.',
  },
  fields: {
    'customers.no_manager': 'This member of staff cannot be an account manager',
  },
  operations: {
    'customers.change_status': 'Pause or activate a customer',
    'customers.set_account_manager': 'Set the account manager',
    'customers.set_fulfilment_fee': 'Set the fulfilment-fee customer',
    'customers.act_for': 'Act for a customer',
    'customers.end_acting': 'Staff stopped acting for the customer',
  },
} as const satisfies SharedTexts<typeof customersArea>;
