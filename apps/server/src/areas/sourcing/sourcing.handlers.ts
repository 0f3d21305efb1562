import { sourcingCalls } from '@quayside/contract/sourcing/sourcing.calls';
import { sourcingDeskCalls } from '@quayside/contract/sourcing/sourcing.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { acceptQuote } from './accept-quote.ts';
import {
  countForStaff,
  declineForStaff,
  getForStaff,
  getImageForStaff,
  getOptions,
  listForStaff,
  messageForStaff,
  quoteRequest,
} from './desk-sourcing.ts';
import { addMessage, addRequest, countRequests, declineQuote, getRequest, listRequests } from './sourcing.service.ts';

export const sourcingHandlers = [
  ...handlers(sourcingCalls, {
    list: listRequests,
    counts: countRequests,
    get: getRequest,
    add: addRequest,
    accept: acceptQuote,
    decline: declineQuote,
    message: addMessage,
  }),
  ...handlers(sourcingDeskCalls, {
    deskList: listForStaff,
    deskCounts: countForStaff,
    deskGet: getForStaff,
    deskOptions: getOptions,
    deskQuote: quoteRequest,
    deskDecline: declineForStaff,
    deskMessage: messageForStaff,
    deskImage: getImageForStaff,
  }),
];
