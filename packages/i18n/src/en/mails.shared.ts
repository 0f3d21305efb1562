import type { mailsArea } from '@quayside/contract/mails/mails.area';
import type { SharedTexts } from '../shared.ts';

export const mailsShared = {
  menu: {
    mails: 'Mails sent',
    mail_detail: 'Mail',
  },
  refusals: {
    'mails.not_sendable': 'This mail cannot be sent again: the account is gone, disabled, or has already used the link.',
  },
  operations: {
    'mails.read': 'Read a mail',
    'mails.send_again': 'Send a mail again',
  },
  jobs: {
    'mails.deliver': 'Delivery of a mail',
  },
} as const satisfies SharedTexts<typeof mailsArea>;
