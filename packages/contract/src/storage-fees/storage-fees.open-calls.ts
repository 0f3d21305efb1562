import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Day, Flag, Id, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { StorageBillLine, StorageBillRow } from './storage-fees.schemas.ts';

const tag = 'Billing';
const OpenBill = StorageBillRow.omit({ customer_id: true });

/** The open API: the daily bills for storage, of the key's warehouses. */
export const storageFeesOpenCalls = defineCalls('storage-fees', {
  openList: {
    method: 'GET',
    path: '/open/v1/storage-bills',
    input: cursorInput({ warehouse_id: Id.optional(), settled: Flag.optional(), from: Day.optional(), to: Day.optional() }),
    output: cursorPageOf(OpenBill),
    permission: 'storage-fees.read',
    log: null,
    doc: { tag, summary: 'List storage bills', description: 'One bill per day and warehouse, newest day first.' },
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/storage-bills/{bill_id}',
    input: z.strictObject({ bill_id: Id }),
    output: OpenBill,
    permission: 'storage-fees.read',
    log: null,
    doc: { tag, summary: 'Get a storage bill', description: 'One bill; its lines are a list of their own.' },
  },
  openLines: {
    method: 'GET',
    path: '/open/v1/storage-bills/{bill_id}/lines',
    input: cursorInput({ bill_id: Id }),
    output: cursorPageOf(StorageBillLine),
    permission: 'storage-fees.read',
    log: null,
    doc: {
      tag,
      summary: 'List the lines of a storage bill',
      description: 'What each product cost on that day, by age, in the order of the bill.',
    },
  },
});
