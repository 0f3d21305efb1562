import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { customerStatuses } from '@quayside/domain/customers/customer-rules';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Timestamp, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';

export const CustomerRow = z.object({
  customer_id: Id,
  name: z.string(),
  platform_type: z.int(),
  status: z.enum(customerStatuses),
  email: z.string(),
  country: z.string(),
  account_manager_id: Id.nullable(),
  account_manager: z.string().nullable(),
  created_at: Timestamp,
});
export type CustomerRow = z.output<typeof CustomerRow>;

export const CustomerDetail = CustomerRow.extend({
  phone: z.string(),
  currency: z.string(),
  is_fulfilment_fee_customer: z.boolean(),
  accounts: z.array(
    z.object({
      account_id: Id,
      account_type: z.string(),
      email: z.string(),
      name: z.string(),
      status: z.string(),
      email_verified: z.boolean(),
    }),
  ),
});
export type CustomerDetail = z.output<typeof CustomerDetail>;

export const customersDeskCalls = defineCalls('customers', {
  deskList: {
    method: 'GET',
    path: '/api/desk/customer/getList',
    input: listInput(['customer_id'], {
      status: z.enum(customerStatuses).optional(),
      platform_type: z.literal(platformTypes).optional(),
      /** A customer number, an email address, or a prefix of the name. */
      search: z.string().trim().max(254).optional(),
      account_manager_id: Id.optional(),
      /** Only active customers without an account manager, the oldest first. */
      unmanaged: Flag.optional(),
    }),
    output: pageOf(CustomerRow),
    permission: 'desk.customers.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/customer/getStatusCount',
    input: Nothing,
    output: tabCounts(customerStatuses),
    permission: 'desk.customers.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/customer/getCustomer',
    input: z.strictObject({ customer_id: Id }),
    output: CustomerDetail,
    permission: 'desk.customers.read',
    log: null,
  },
  changeStatus: {
    method: 'POST',
    path: '/api/desk/customer/changeStatus',
    input: z.strictObject({ customer_id: Id, status: z.enum(customerStatuses) }),
    output: CustomerDetail,
    permission: 'desk.customers.manage',
    log: 'customers.change_status',
    about: 'customer',
  },
  setAccountManager: {
    method: 'POST',
    path: '/api/desk/customer/setAccountManager',
    input: z.strictObject({ customer_id: Id, account_manager_id: Id.nullable() }),
    output: CustomerDetail,
    permission: 'desk.customers.manage',
    log: 'customers.set_account_manager',
    about: 'customer',
  },
  setFulfilmentFee: {
    method: 'POST',
    path: '/api/desk/customer/setFulfilmentFee',
    input: z.strictObject({ customer_id: Id, is_fulfilment_fee_customer: z.boolean() }),
    output: CustomerDetail,
    permission: 'desk.customers.manage',
    log: 'customers.set_fulfilment_fee',
    about: 'customer',
  },
  actFor: {
    method: 'POST',
    path: '/api/desk/customer/actFor',
    input: z.strictObject({ customer_id: Id }),
    output: z.object({ token: z.string() }),
    permission: 'desk.customers.act',
    log: 'customers.act_for',
    about: 'customer',
    secretAnswer: true,
  },
});
