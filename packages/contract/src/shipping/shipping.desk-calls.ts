import { z } from 'zod';
import { MAX_PARCELS } from '@quayside/domain/shipping/shipping-rules';
import { defineCalls } from '../kernel/call.ts';
import { MAX_ROWS_BYTES, ReadRows } from '../kernel/row-files.ts';
import { Done, Id, Nothing, Remark, codeText, listInput, pageOf } from '../kernel/shapes.ts';
import { CarrierNumber, Handover, LastMileNumber, ParcelLabel, RefusedVoid, ShippedParcel, ShippingRow } from './shipping.schemas.ts';

const work = { permission: 'desk.shipping.ship' } as const;
const change = { ...work, method: 'POST', about: 'customer' } as const;
const one = { customer_id: Id, order_id: Id };
const numbers = { tracking_no: CarrierNumber, last_mile_no: LastMileNumber };
const row = {
  code: z.string().trim().max(60),
  tracking_no: z.string().trim().max(60),
  last_mile_no: z.string().trim().max(60).default(''),
};

export const shippingDeskCalls = defineCalls('shipping', {
  /** Packed parcels of a warehouse, longest waiting first. */
  deskList: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/getList',
    input: listInput(['packed_at'], {
      warehouse_id: Id.optional(),
      method: z.string().max(40).optional(),
      number: z.string().trim().max(50).optional(),
    }).extend({ order: z.enum(['asc', 'desc']).default('asc') }),
    output: pageOf(ShippingRow),
    log: null,
  },
  /** The parcel with this waybill or order number, before its carrier's number is scanned. */
  deskFind: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/find',
    input: z.strictObject({ code: codeText(60) }),
    output: ShippingRow,
    log: null,
  },
  /** After a failure. */
  deskLabelAgain: {
    ...change,
    path: '/api/desk/shipping/buyLabelAgain',
    input: z.strictObject(one),
    output: ParcelLabel,
    log: 'shipping.buy_label_again',
  },
  /** Labels of orders that were taken back, which their carriers did not void; longest waiting first. */
  deskVoids: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/getRefusedVoids',
    input: Nothing,
    output: z.object({ list: z.array(RefusedVoid) }),
    log: null,
  },
  /** Asks the carrier again. */
  deskVoidAgain: {
    ...change,
    path: '/api/desk/shipping/voidLabelAgain',
    input: z.strictObject(one),
    output: Done,
    log: 'shipping.void_label_again',
  },
  /** Settled with the carrier by other means, or given up. */
  deskVoidClose: {
    ...change,
    path: '/api/desk/shipping/closeVoid',
    input: z.strictObject(one),
    output: Done,
    log: 'shipping.close_void',
  },
  /** One parcel, by waybill or order number, or by the number of its label. */
  deskShip: {
    ...change,
    path: '/api/desk/shipping/ship',
    input: z.strictObject({ code: codeText(60), ...numbers }),
    output: ShippedParcel,
    log: 'shipping.ship',
  },
  /** The rows of a file, after they were corrected on screen: all of them, or none and every mistake. */
  deskShipRows: {
    ...work,
    method: 'POST',
    path: '/api/desk/shipping/shipRows',
    input: z.strictObject({ rows: z.array(z.strictObject(row)).min(1).max(MAX_PARCELS) }),
    output: z.object({ list: z.array(ShippedParcel) }),
    log: 'shipping.ship_rows',
  },
  /** The rows of a workbook, to be corrected on screen. */
  deskReadRows: {
    ...work,
    method: 'POST',
    path: '/api/desk/shipping/readRows',
    input: Nothing,
    output: ReadRows,
    log: null,
    upload: { field: 'file', maxBytes: MAX_ROWS_BYTES, kinds: ['sheet'] },
  },
  /** An empty workbook for them. */
  deskRowsTemplate: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/getRowsTemplate',
    input: Nothing,
    output: z.any(),
    log: null,
    answers: 'file',
  },
  /** A wrong number, found later. */
  deskChange: {
    ...change,
    path: '/api/desk/shipping/changeNumber',
    input: z.strictObject({ ...one, ...numbers, reason: Remark.default('') }),
    output: ShippedParcel,
    log: 'shipping.change_number',
  },
  /** Puts the shipped parcels of a method that are on no list yet onto a new one. */
  deskHandOver: {
    ...work,
    method: 'POST',
    path: '/api/desk/shipping/handOver',
    input: z.strictObject({ warehouse_id: Id, method: codeText(40) }),
    output: Handover,
    log: 'shipping.hand_over',
  },
  /** Methods with shipped parcels that are on no list yet, and the latest lists. */
  deskHandovers: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/getHandovers',
    input: z.strictObject({ warehouse_id: Id }),
    output: z.object({
      open: z.array(z.object({ method: z.string(), method_name_en: z.string(), method_name_cn: z.string(), parcels: z.int() })),
      list: z.array(Handover),
    }),
    log: null,
  },
  /** A list on A4, for the driver's signature. */
  deskHandoverPdf: {
    ...work,
    method: 'GET',
    path: '/api/desk/shipping/getHandoverPdf',
    input: z.strictObject({ handover_id: Id }),
    output: z.any(),
    log: null,
    answers: 'file',
  },
});
