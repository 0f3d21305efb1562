import { z } from 'zod';
import { mailStates } from '@quayside/domain/mails/mail-states';
import { defineCalls } from '../kernel/call.ts';
import { Done, Flag, Id, Timestamp, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';

export const MailRow = z.object({
  mail_id: Id,
  customer_id: Id.nullable(),
  template: z.string(),
  to_address: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  created_at: Timestamp,
  sent_at: Timestamp.nullable(),
});
export type MailRow = z.output<typeof MailRow>;

export const MailDetail = MailRow.extend({
  to_name: z.string(),
  html: z.string(),
  text: z.string(),
  error: z.string().nullable(),
  /** Its link opens an account, so it is masked. */
  is_security: Flag,
});
export type MailDetail = z.output<typeof MailDetail>;

export const mailsDeskCalls = defineCalls('mails', {
  deskList: {
    method: 'GET',
    path: '/api/desk/mail/getList',
    input: listInput(['mail_id'], {
      state: z.enum(mailStates).optional(),
      to_address: z.string().trim().toLowerCase().max(254).optional(),
    }),
    output: pageOf(MailRow),
    permission: 'desk.mails.read',
    log: null,
    mayLag: true,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/mail/getStateCount',
    input: Nothing,
    output: tabCounts(mailStates),
    permission: 'desk.mails.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/mail/getMail',
    input: z.strictObject({ mail_id: Id }),
    output: MailDetail,
    permission: 'desk.mails.read',
    // Not `about: 'customer'`: a mail to staff concerns none.
    log: 'mails.read',
  },
  deskSendAgain: {
    method: 'POST',
    path: '/api/desk/mail/sendAgain',
    input: z.strictObject({ mail_id: Id }),
    output: Done,
    permission: 'desk.mails.send',
    log: 'mails.send_again',
    limit: { perMinute: 10, by: 'person' },
  },
});
