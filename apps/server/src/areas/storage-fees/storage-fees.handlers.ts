import { storageFeesCalls } from '@quayside/contract/storage-fees/storage-fees.calls';
import { storageFeesDeskCalls } from '@quayside/contract/storage-fees/storage-fees.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { discountBill } from './storage-discounts.ts';
import * as fees from './storage-fees.service.ts';

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
  ...handlers(storageFeesDeskCalls, {
    deskList: fees.listBillsForStaff,
    deskCounts: fees.countBillsForStaff,
    deskSummary: fees.summarizeForStaff,
    deskDiscount: discountBill,
    deskRates: fees.listRates,
    deskSaveRates: fees.saveRates,
    deskRuns: fees.listRuns,
  }),
];
