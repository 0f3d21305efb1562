import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { askAgain, getForStaff, getImageForStaff, listForStaff, raiseByStaff, resolveByStaff } from './desk-exceptions.ts';
import { exceptionsOf, getExceptionImage, listExceptions, replyException, uploadReplyImage } from './reply-exception.ts';

export const exceptionsHandlers = [
  ...handlers(exceptionsCalls, {
    list: listExceptions,
    ofOrder: exceptionsOf,
    reply: replyException,
    uploadImage: uploadReplyImage,
    image: getExceptionImage,
  }),
  ...handlers(exceptionsDeskCalls, {
    deskList: listForStaff,
    deskGet: getForStaff,
    deskRaise: raiseByStaff,
    deskAsk: askAgain,
    deskResolve: resolveByStaff,
    deskImage: getImageForStaff,
  }),
];
