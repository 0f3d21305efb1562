import { z } from 'zod';
import { serialStatuses } from '@quayside/domain/serial-numbers/serial-number-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Timestamp, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';

export const SerialNumberRow = z.object({
  serial_id: Id,
  customer_id: Id,
  serial_number: z.string(),
  box_no: z.string(),
  receiving_no: z.string(),
  product_id: Id,
  sku: z.string(),
  barcode: z.string(),
  status: z.enum(serialStatuses),
  system_order_no: z.string().nullable(),
  customer_order_no: z.string().nullable(),
  created_at: Timestamp,
  bound_at: Timestamp.nullable(),
});
export type SerialNumberRow = z.output<typeof SerialNumberRow>;

export const serialNumbersCalls = defineCalls('serial-numbers', {
  list: {
    method: 'GET',
    path: '/api/ucenter/serialNumber/getList',
    /** Sorted by box, so that the rows of one box can be merged (SHELL-62). */
    input: listInput(['box_no', 'serial_id'], {
      serial_number: z.string().trim().max(64).optional(),
      sku: z.string().trim().max(30).optional(),
      box_no: z.string().trim().max(40).optional(),
      receiving_no: z.string().trim().max(40).optional(),
      order_no: z.string().trim().max(40).optional(),
      status: z.enum(serialStatuses).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: pageOf(SerialNumberRow),
    permission: 'serial-numbers.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/serialNumber/getStatusCount',
    input: Nothing,
    output: tabCounts(serialStatuses),
    permission: 'serial-numbers.read',
    log: null,
  },
});
