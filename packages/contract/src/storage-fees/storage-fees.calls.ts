import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Day, Flag, Id, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { StorageBillLine, StorageBillRow } from './storage-fees.schemas.ts';

const one = z.strictObject({ bill_id: Id });

export const storageFeesCalls = defineCalls('storage-fees', {
  list: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageFeeList',
    input: listInput(['day'], { warehouse_id: Id.optional(), settled: Flag.optional(), from: Day.optional(), to: Day.optional() }),
    output: pageOf(StorageBillRow),
    permission: 'storage-fees.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageFeeCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'storage-fees.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageFeeDetail',
    input: one,
    output: StorageBillRow,
    permission: 'storage-fees.read',
    log: null,
  },
  lines: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageFeeLines',
    input: listInput(['line_no'], { bill_id: Id }),
    output: pageOf(StorageBillLine),
    permission: 'storage-fees.read',
    log: null,
  },
  /** Debits the bill's net amount from the wallet, once. */
  settle: {
    method: 'POST',
    path: '/api/ucenter/billing/settleStorageFee',
    input: one,
    output: StorageBillRow,
    permission: 'storage-fees.settle',
    log: 'storage-fees.settle',
  },
  /** The unsettled total over all warehouses. */
  summary: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageFeeSummary',
    input: Nothing,
    /** `automatic`: the nightly run settles them, as far as the balance goes. */
    output: z.object({ unsettled: z.string(), bills: z.int(), automatic: Flag }),
    permission: 'storage-fees.read',
    log: null,
  },
  /** Forecast for the next thirty days with unchanged stock. */
  forecast: {
    method: 'GET',
    path: '/api/ucenter/billing/getStorageForecast',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ day: Day, amount: z.string() })), total: z.string() }),
    permission: 'storage-fees.read',
    log: null,
  },
});
