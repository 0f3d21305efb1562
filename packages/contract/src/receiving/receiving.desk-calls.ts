import { z } from 'zod';
import { inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { MAX_BOXES } from '@quayside/domain/inbound/inbound-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Done, Id, Nothing, PictureSize, Timestamp, Uuid, codeText, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import {
  one,
  BoxNo,
  box,
  Units,
  Reason,
  PHOTO_KB,
  Picture,
  Caption,
  Token,
  QualifyInput,
  ShelveInput,
  ProposeInput,
  CapacityInput,
  MeasureBoxInput,
} from './receiving.inputs.ts';
import { BoxPhoto, Closing, DockSlot, FoundInbound, ReceivingRow, ScanAnswer, Station } from './receiving.schemas.ts';

const work = { permission: 'desk.receiving.work' } as const;

export const receivingDeskCalls = defineCalls('receiving', {
  deskList: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/getList',
    /** `waiting`: the longest first; completed ones wait for nothing, of them the newest come first. */
    input: listInput(['waiting', 'arrival_date', 'inbound_id'], {
      stage: z.enum(inboundStages).optional(),
      /** The beginning of a number. */
      number: z.string().trim().max(50).optional(),
      customer_id: Id.optional(),
      warehouse_id: Id.optional(),
    }),
    output: pageOf(ReceivingRow),
    log: null,
  },
  deskCounts: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/getStageCount',
    input: Nothing,
    output: tabCounts(inboundStages),
    log: null,
  },
  /** By box mark, appointment number or tracking number. */
  deskFind: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/find',
    input: z.strictObject({ code: codeText(100) }),
    output: z.object({ found: z.array(FoundInbound) }),
    log: null,
  },
  deskStation: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/getStation',
    input: z.strictObject({ ...one, box_no: BoxNo.optional() }),
    output: Station,
    log: null,
  },
  /** Boxes that came: the given ones, the first `count` that are not here, or all. */
  deskArrive: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/arrive',
    input: z.strictObject({ ...one, box_nos: z.array(BoxNo).min(1).max(MAX_BOXES).optional(), count: BoxNo.optional() }),
    output: z.object({ arrived: z.int() }),
    log: 'receiving.arrive',
    about: 'customer',
  },
  /** A box mark opens its box; a SKU, alias or barcode counts one unit in the open box. A repeated Idempotency-Key counts once. */
  deskScan: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/scan',
    input: z.strictObject({ ...one, box_no: BoxNo.optional(), code: codeText(100) }),
    output: ScanAnswer,
    log: null,
  },
  /** Replaces a count. A SKU that is not booked in this box is added to it. */
  deskSetCount: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/setCount',
    input: z.strictObject({ ...box, product_id: Id, received: Units, broken: Units.default(0), reason: Reason.nullable().default(null) }),
    output: ScanAnswer,
    log: null,
  },
  deskUndo: { ...work, method: 'POST', path: '/api/desk/receiving/undo', input: z.strictObject(box), output: Done, log: null },
  deskAllAsBooked: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/allAsBooked',
    input: z.strictObject(box),
    output: Done,
    log: null,
  },
  deskMeasureBox: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/measureBox',
    input: MeasureBoxInput,
    output: Done,
    log: 'receiving.measure_box',
    about: 'customer',
  },
  /** Ends counting this box. A difference needs a reason and a photo. */
  deskCloseBox: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/closeBox',
    input: z.strictObject(box),
    output: Done,
    log: 'receiving.close_box',
    about: 'customer',
  },
  /** Quality control of a counted box: broken units do not qualify. */
  deskQualify: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/qualify',
    input: QualifyInput,
    output: z.object({ qualified: z.int() }),
    log: 'receiving.qualify',
    about: 'customer',
    maxBodyKb: 2048,
  },
  /** Makes stock of qualified boxes. */
  deskShelve: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/shelve',
    input: ShelveInput,
    output: z.object({ boxes: z.int(), units: z.int() }),
    log: 'receiving.shelve',
    about: 'customer',
  },
  deskClosing: { ...work, method: 'GET', path: '/api/desk/receiving/getClosing', input: z.strictObject(one), output: Closing, log: null },
  /** Boxes that never came are missing, fees are charged, loss orders are opened. */
  deskClose: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/close',
    input: z.strictObject(one),
    output: z.object({ loss_order_nos: z.array(z.string()), missing_boxes: z.int() }),
    log: 'receiving.close',
    about: 'customer',
  },
  deskAddPhoto: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/addPhoto',
    input: z.strictObject({ ...box, product_id: Id.optional(), caption: Caption, picture: Picture }),
    output: BoxPhoto,
    log: 'receiving.add_photo',
    about: 'customer',
    limit: { perMinute: 120, by: 'person' },
    maxBodyKb: PHOTO_KB,
    timeoutMs: 120_000,
  },
  deskPhoto: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/getPhoto',
    input: z.strictObject({ customer_id: Id, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    log: null,
    answers: 'file',
  },
  /** A link for a phone: two hours, one appointment, photos only. */
  deskPhoneLink: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/phoneLink',
    input: z.strictObject({ ...one, box_no: BoxNo.optional() }),
    output: z.object({ url: z.string(), expires_at: Timestamp }),
    log: 'receiving.phone_link',
    about: 'customer',
    secretAnswer: true,
    limit: { perMinute: 30, by: 'person' },
  },
  /** What a phone with such a link reads. */
  phoneState: {
    method: 'POST',
    path: '/api/desk/receiving/phoneState',
    input: z.strictObject({ token: Token }),
    output: z.object({ inbound_no: z.string(), box_no: z.int().nullable(), photos: z.int(), expires_at: Timestamp }),
    permission: 'public',
    log: null,
    // A warehouse's phones share one address. No `guess`: 256 random bits cannot be guessed, and a phone with an old link must not
    // lock out the others.
    limit: { perMinute: 600, by: 'ip' },
  },
  phonePhoto: {
    method: 'POST',
    path: '/api/desk/receiving/phonePhoto',
    input: z.strictObject({ token: Token, caption: Caption, picture: Picture }),
    output: z.object({ box_no: z.int(), photos: z.int() }),
    permission: 'public',
    log: 'receiving.phone_photo',
    about: 'customer',
    limit: [
      { perMinute: 300, by: 'ip' },
      { perMinute: 30, by: ['token'] },
    ],
    maxBodyKb: PHOTO_KB,
    timeoutMs: 120_000,
  },
  /** A week from the given Monday. */
  deskCalendar: {
    ...work,
    method: 'GET',
    path: '/api/desk/receiving/getCalendar',
    input: z.strictObject({ from: Day, days: z.int().min(1).max(7).default(7), warehouse_id: Id.optional() }),
    output: z.object({ slots: z.array(DockSlot) }),
    log: null,
  },
  /** Asks the merchant for another arrival time. */
  deskPropose: {
    ...work,
    method: 'POST',
    path: '/api/desk/receiving/proposeTime',
    input: ProposeInput,
    output: Done,
    log: 'receiving.propose_time',
    about: 'customer',
  },
  deskSetCapacity: {
    method: 'POST',
    path: '/api/desk/receiving/setCapacity',
    input: CapacityInput,
    output: Done,
    permission: 'desk.receiving.capacity',
    log: 'receiving.set_capacity',
  },
});
