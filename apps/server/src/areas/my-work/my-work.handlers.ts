import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { leaveItem, openItem } from './claims.ts';
import { countWork, listItems, listProgress, listQueues } from './my-work.service.ts';

export const myWorkHandlers = handlers(myWorkDeskCalls, {
  counts: countWork,
  queues: listQueues,
  progress: listProgress,
  items: listItems,
  open: openItem,
  leave: leaveItem,
});
