import { z } from 'zod';
import { trackingMoves, type TrackedStatus } from '@quayside/domain/orders/order-machine';
import { defineCalls } from '../kernel/call.ts';
import { MAX_FILE_ROWS, MAX_ROWS_BYTES, ReadRows } from '../kernel/row-files.ts';
import { Id, Nothing, Remark } from '../kernel/shapes.ts';
import { OrderTracking } from './tracking.schemas.ts';

const cell = (max: number) => z.string().trim().max(max).default('');
const eventRow = { number: cell(60), at: cell(40), main: cell(60), detail: cell(500), location: cell(200) };
const one = { customer_id: Id, order_id: Id };
const tracked = Object.keys(trackingMoves) as [TrackedStatus, ...TrackedStatus[]]; // the keys of that table

export const trackingDeskCalls = defineCalls('tracking', {
  deskGet: {
    method: 'GET',
    path: '/api/desk/tracking/getTracking',
    input: z.strictObject(one),
    output: OrderTracking,
    permission: 'desk.orders.read',
    log: null,
  },
  /** What the carrier told staff by other means (STAFF-08). Forwards only. */
  deskSet: {
    method: 'POST',
    path: '/api/desk/tracking/setStatus',
    input: z.strictObject({ ...one, status: z.enum(tracked), remark: Remark.default('') }),
    output: OrderTracking,
    permission: 'desk.tracking.set',
    about: 'customer',
    log: 'tracking.set_status',
  },
  /** The rows of a workbook with events, to be corrected on screen. */
  deskReadRows: {
    method: 'POST',
    path: '/api/desk/tracking/readRows',
    input: Nothing,
    output: ReadRows,
    permission: 'desk.tracking.set',
    log: null,
    upload: { field: 'file', maxBytes: MAX_ROWS_BYTES, kinds: ['sheet'] },
  },
  deskRowsTemplate: {
    method: 'GET',
    path: '/api/desk/tracking/getRowsTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'desk.tracking.set',
    log: null,
    answers: 'file',
  },
  /** The corrected rows: every mistake at once, or all of them. They are applied like reports of the feed. */
  deskTakeEvents: {
    method: 'POST',
    path: '/api/desk/tracking/takeEvents',
    input: z.strictObject({ rows: z.array(z.strictObject(eventRow)).min(1).max(MAX_FILE_ROWS) }),
    output: z.object({ numbers: z.int(), waiting: z.int() }),
    permission: 'desk.tracking.set',
    log: 'tracking.take_events',
  },
});
