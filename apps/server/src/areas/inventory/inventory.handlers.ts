import { inventoryCalls } from '@quayside/contract/inventory/inventory.calls';
import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import { inventoryOpenCalls } from '@quayside/contract/inventory/inventory.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { adjustByCount, listInventoryForStaff, listStockLogForStaff } from './desk-inventory.ts';
import * as inventory from './inventory.service.ts';

export const inventoryHandlers = [
  ...handlers(inventoryCalls, {
    list: inventory.listInventory,
    counts: inventory.countLevels,
    summary: inventory.getSummary,
    stockLog: inventory.listStockLog,
    snapshot: inventory.getSnapshot,
    export: inventory.exportInventory,
    exportStockLog: inventory.exportStockLog,
    lockedBy: inventory.getLockedBy,
    stockAge: inventory.getStockAge,
  }),
  ...handlers(inventoryOpenCalls, { openList: inventory.listOpenLevels, openChanges: inventory.listOpenChanges }),
  ...handlers(inventoryDeskCalls, { deskList: listInventoryForStaff, deskStockLog: listStockLogForStaff, deskAdjust: adjustByCount }),
];
