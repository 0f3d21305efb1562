import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { warningEmailsDeskCalls } from '@quayside/contract/warning-emails/warning-emails.desk-calls';
import { warningEmailsOpenCalls } from '@quayside/contract/warning-emails/warning-emails.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { changeStatus, countSettings, getSetting, listSettings, saveSetting } from './warning-emails.service.ts';

export const warningEmailsHandlers = [
  ...handlers(warningEmailsCalls, { getSetting, saveSetting, changeStatus }),
  ...handlers(warningEmailsDeskCalls, { deskList: listSettings, deskCounts: countSettings }),
  ...handlers(warningEmailsOpenCalls, { openGet: getSetting }),
];
