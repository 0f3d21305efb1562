import { z } from 'zod';
import { platformTypes } from '@quayside/domain/brands/brand-rules';
import { MAX_NOTE_LENGTH, customerStatuses } from '@quayside/domain/customers/customer-rules';
import { defineCalls } from '../kernel/call.ts';
import { Done, Flag, Id, Nothing, Remark, Timestamp, listInput, pageOf, personal, tabCounts } from '../kernel/shapes.ts';

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
  /** Why it is paused, for staff only; null while it is active. */
  pause: z.object({ reason: z.string(), paused_by: z.string(), paused_at: Timestamp }).nullable(),
  accounts: z.array(
    z.object({
      account_id: Id,
      account_type: z.string(),
      email: z.string(),
      phone: z.string(),
      name: z.string(),
      status: z.string(),
      email_verified: z.boolean(),
    }),
  ),
});
export type CustomerDetail = z.output<typeof CustomerDetail>;

/** The reason of a pause, as the dialog asks for it. */
export const PauseReason = z.strictObject({ reason: Remark.min(1) });

/** A note of staff, never shown to merchants. Its text is not edited. */
export const NoteRow = z.object({
  note_id: Id,
  body: z.string(),
  is_pinned: z.boolean(),
  author: z.string(),
  is_mine: z.boolean(),
  created_at: Timestamp,
});
export type NoteRow = z.output<typeof NoteRow>;
const note = { customer_id: Id, note_id: Id };
const Body = personal(z.string().trim().min(1).max(MAX_NOTE_LENGTH));

export const customersDeskCalls = defineCalls('customers', {
  deskList: {
    method: 'GET',
    path: '/api/desk/customer/getList',
    input: listInput(['customer_id'], {
      status: z.enum(customerStatuses).optional(),
      platform_type: z.literal(platformTypes).optional(),
      /** Any part of the number, the name, a phone number, or an account's name and email. */
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
    /** A reason is required to pause. Merchants never read it. */
    input: z.strictObject({ customer_id: Id, status: z.enum(customerStatuses), reason: Remark.default('') }),
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
  deskNotes: {
    method: 'GET',
    path: '/api/desk/customer/getNotes',
    input: listInput(['note_id'], { customer_id: Id }),
    output: pageOf(NoteRow),
    permission: 'desk.customers.notes',
    log: null,
  },
  addNote: {
    method: 'POST',
    path: '/api/desk/customer/addNote',
    input: z.strictObject({ customer_id: Id, body: Body, is_pinned: z.boolean().default(false) }),
    output: NoteRow,
    permission: 'desk.customers.notes',
    log: 'customers.add_note',
    about: 'customer',
  },
  pinNote: {
    method: 'POST',
    path: '/api/desk/customer/pinNote',
    input: z.strictObject({ ...note, is_pinned: z.boolean() }),
    output: NoteRow,
    permission: 'desk.customers.notes',
    log: 'customers.pin_note',
    about: 'customer',
  },
  deleteNote: {
    method: 'POST',
    path: '/api/desk/customer/deleteNote',
    input: z.strictObject(note),
    output: Done,
    permission: 'desk.customers.notes',
    log: 'customers.delete_note',
    about: 'customer',
  },
});
