import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { leaveItem, openItem } from './claims.ts';

export const myWorkHandlers = handlers(myWorkDeskCalls, { open: openItem, leave: leaveItem });
