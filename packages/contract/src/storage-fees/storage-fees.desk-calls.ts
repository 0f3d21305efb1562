import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Day, Flag, Id, Nothing, Remark, Timestamp, decimalText, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { DeskStorageBillRow } from './storage-fees.schemas.ts';

const Rate = z.object({ warehouse_id: Id, valid_from: Day, from_age_days: z.int(), usd_per_m3_day: z.string() });
export type Rate = z.output<typeof Rate>;
export const StorageRateInput = z.strictObject({
  warehouse_id: Id,
  valid_from: Day,
  /** The steps of one rate table, each from a minimum age. The free days are not among them. */
  steps: z
    .array(z.strictObject({ from_age_days: z.int().min(31).max(3650), usd_per_m3_day: decimalText(5, 6) }))
    .min(1)
    .max(12),
});

export const storageFeesDeskCalls = defineCalls('storage-fees', {
  deskList: {
    method: 'GET',
    path: '/api/desk/storageFee/getList',
    input: listInput(['day'], { customer_id: Id.optional(), settled: Flag.optional(), warehouse_id: Id.optional() }),
    output: pageOf(DeskStorageBillRow),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/storageFee/getSettledCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  /** What one customer has not settled yet. */
  deskSummary: {
    method: 'GET',
    path: '/api/desk/storageFee/getSummary',
    input: z.strictObject({ customer_id: Id }),
    output: z.object({ bills: z.int(), unsettled: z.string(), oldest_day: Day.nullable() }),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  deskDiscount: {
    method: 'POST',
    path: '/api/desk/storageFee/discount',
    input: z.strictObject({ customer_id: Id, bill_id: Id, discount: decimalText(10, 2), reason: Remark.min(1) }),
    /** `approval_id`: the discount counts once a second person agrees. */
    output: DeskStorageBillRow.extend({ approval_id: Id.nullable() }),
    permission: 'desk.storage-fees.manage',
    log: 'storage-fees.discount',
    confirm: true,
    about: 'customer',
  },
  deskRates: {
    method: 'GET',
    path: '/api/desk/storageFee/getRates',
    input: Nothing,
    output: z.object({ list: z.array(Rate) }),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  deskSaveRates: {
    method: 'POST',
    path: '/api/desk/storageFee/saveRates',
    input: StorageRateInput,
    output: z.object({ list: z.array(Rate) }),
    permission: 'desk.storage-fees.manage',
    log: 'storage-fees.save_rates',
    confirm: true,
  },
  deskRuns: {
    method: 'GET',
    path: '/api/desk/storageFee/getRuns',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ day: Day, ran_at: Timestamp, bills: z.int(), amount: z.string() })) }),
    permission: 'desk.storage-fees.read',
    log: null,
  },
});
