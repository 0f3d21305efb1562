import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { storageFeesOpenCalls } from '@quayside/contract/storage-fees/storage-fees.open-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { getOpenBill, listOpenBills, listOpenLines } from './open-bills.ts';
import { discountBill, discountBills } from './storage-discounts.ts';
import * as fees from './storage-fees.service.ts';
import { listRuns, setAutomatic, startRun } from './storage-runs.ts';

export const storageFeesHandlers = [
  ...handlers(storageFeesCalls, {
    list: fees.listBills,
    counts: fees.countBills,
    get: fees.getBill,
    lines: fees.listLines,
    settle: fees.settleBill,
    summary: fees.getSummary,
    forecast: fees.getForecast,
  }),
  ...handlers(storageFeesOpenCalls, { openList: listOpenBills, openGet: getOpenBill, openLines: listOpenLines }),
  ...handlers(storageFeesDeskCalls, {
    deskList: fees.listBillsForStaff,
    deskCounts: fees.countBillsForStaff,
    deskGet: fees.getBillForStaff,
    deskLines: fees.listLinesForStaff,
    deskSums: fees.getSums,
    deskSummary: fees.summarizeForStaff,
    deskDiscount: discountBill,
    deskDiscountMany: discountBills,
    deskSetAutomatic: setAutomatic,
    deskRates: fees.listRates,
    deskSaveRates: fees.saveRates,
    deskRuns: listRuns,
    deskRun: startRun,
  }),
];
