import type { mailsArea } from '@quayside/contract/mails/mails.area';
import type { SharedTexts } from '../shared.ts';

export const mailsShared = {
  menu: {
    mails: 'Mails sent',
    mail_detail: 'Mail',
  },
  jobs: {
    'mails.deliver': 'Delivery of a mail',
  },
} as const satisfies SharedTexts<typeof mailsArea>;
