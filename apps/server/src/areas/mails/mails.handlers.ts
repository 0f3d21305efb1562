import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countMails, getMail, listMails, sendAgain } from './mails.service.ts';

export const mailsHandlers = handlers(mailsDeskCalls, {
  deskList: listMails,
  deskCounts: countMails,
  deskGet: getMail,
  deskSendAgain: sendAgain,
});
