import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { leaveItem, openItem } from './claims.ts';
import { countWork, listItems, listQueues } from './my-work.service.ts';

export const myWorkHandlers = handlers(myWorkDeskCalls, {
  counts: countWork,
  queues: listQueues,
  items: listItems,
  open: openItem,
  leave: leaveItem,
});
