import { stockTakesDeskCalls } from '@quayside/contract/stock-takes/stock-takes.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { importCounts } from './import-counts.ts';
import { postTake } from './post-take.ts';
import * as takes from './stock-takes.service.ts';

export const stockTakesHandlers = handlers(stockTakesDeskCalls, {
  deskList: takes.listTakes,
  deskCounts: takes.countTakes,
  deskGet: takes.getTake,
  deskLines: takes.listTakeLines,
  deskStart: takes.startTake,
  deskScan: takes.scanCode,
  deskSetLine: takes.setLine,
  deskRemoveLine: takes.removeLine,
  deskImport: importCounts,
  deskPost: postTake,
  deskCancel: takes.cancelTake,
});
