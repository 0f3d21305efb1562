import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Day, Flag, Id, Nothing, Remark, Timestamp, decimalText, listInput, pageOf, positiveText, tabCounts } from '../kernel/shapes.ts';
import { billAges } from '@quayside/domain/storage-fees/storage-rules';
import { DeskStorageBillRow, StorageBillLine } from './storage-fees.schemas.ts';

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

const StorageRun = z.object({
  day: Day,
  ran_at: Timestamp,
  bills: z.int(),
  amount: z.string(),
  settled_bills: z.int(),
  settled_amount: z.string(),
  /** Null when it was the nightly run. */
  started_by: z.string().nullable(),
});
export type StorageRun = z.output<typeof StorageRun>;
export const StorageRunInput = z.strictObject({ day: Day });
const Percent = positiveText(3, 2).refine((text) => Number(text) <= 100, fieldError('too_big', { max: 100 }));
const filters = {
  customer_id: Id.optional(),
  settled: Flag.optional(),
  warehouse_id: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
};
const oneBill = { customer_id: Id, bill_id: Id };
const Sum = z.object({ bills: z.int(), net: z.string() });
export const StorageSums = z.object({
  /** Of the filtered bills; null without a customer and a period, because all bills ever are too many to sum. */
  chosen: Sum.extend({ receivable: z.string(), discount: z.string() }).nullable(),
  /** What is owed, by age in days. */
  owed: z.array(Sum.extend({ age: z.enum(billAges) })),
  /** Of the filtered customer: whether the nightly run settles the bills. */
  automatic: Flag.nullable(),
});
export type StorageSums = z.output<typeof StorageSums>;

export const storageFeesDeskCalls = defineCalls('storage-fees', {
  deskList: {
    method: 'GET',
    path: '/api/desk/storageFee/getList',
    input: listInput(['day'], filters),
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
  deskGet: {
    method: 'GET',
    path: '/api/desk/storageFee/getDetail',
    input: z.strictObject(oneBill),
    output: DeskStorageBillRow,
    permission: 'desk.storage-fees.read',
    log: null,
  },
  deskLines: {
    method: 'GET',
    path: '/api/desk/storageFee/getLines',
    input: listInput(['line_no'], oneBill),
    output: pageOf(StorageBillLine),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  deskSums: {
    method: 'GET',
    path: '/api/desk/storageFee/getSums',
    input: z.strictObject(filters),
    output: StorageSums,
    permission: 'desk.storage-fees.read',
    log: null,
  },
  /** The same part of each bill of one customer. Each bill counts by itself for what one person may give. */
  deskDiscountMany: {
    method: 'POST',
    path: '/api/desk/storageFee/discountMany',
    input: z.strictObject({ customer_id: Id, bill_ids: z.array(Id).min(1).max(100), percent: Percent, reason: Remark.min(1) }),
    output: z.object({ saved: z.int(), proposed: z.int(), skipped: z.int() }),
    permission: 'desk.storage-fees.manage',
    log: 'storage-fees.discount',
    confirm: true,
    about: 'customer',
  },
  deskSetAutomatic: {
    method: 'POST',
    path: '/api/desk/storageFee/setAutomatic',
    input: z.strictObject({ customer_id: Id, automatic: Flag }),
    output: z.object({ automatic: Flag }),
    permission: 'desk.storage-fees.manage',
    log: 'storage-fees.set_automatic',
    about: 'customer',
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
    input: z.strictObject({ ...oneBill, discount: decimalText(10, 2), reason: Remark.min(1) }),
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
    output: z.object({ list: z.array(StorageRun) }),
    permission: 'desk.storage-fees.read',
    log: null,
  },
  /** Bills a day that the nightly run has missed, as a job. */
  deskRun: {
    method: 'POST',
    path: '/api/desk/storageFee/run',
    input: StorageRunInput,
    output: z.object({ job_id: Id }),
    permission: 'desk.storage-fees.manage',
    log: 'storage-fees.run',
    confirm: true,
  },
});
