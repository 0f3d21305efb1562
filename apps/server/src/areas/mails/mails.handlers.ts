import { mailsDeskCalls } from '@quayside/contract/mails/mails.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getMail, listMails, sendAgain } from './mails.service.ts';

export const mailsHandlers = handlers(mailsDeskCalls, { deskList: listMails, deskGet: getMail, deskSendAgain: sendAgain });
