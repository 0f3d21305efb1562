import { z } from 'zod';
import { auditStatuses, billStatuses, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { MAX_BOXES, MAX_INBOUNDS_AT_ONCE, MAX_INBOUND_LINES, serviceUnits } from '@quayside/domain/inbound/inbound-rules';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Day, Flag, Id, JobStarted, Nothing, listInput, pageOf } from '../kernel/shapes.ts';
import { InboundInput, PackingInput, ShippingInput } from './inbound.inputs.ts';
import { BoxRow, InboundDetail, InboundOutcome, InboundRow } from './inbound.schemas.ts';
import { markPapers } from './carton-marks.ts';

const one = z.strictObject({ inbound_id: Id });
const some = z.strictObject({ ids: z.array(Id).min(1).max(MAX_INBOUNDS_AT_ONCE) });

export const inboundFilters = {
  bill_status: z.enum(billStatuses).optional(),
  audit_status: z.enum(auditStatuses).optional(),
  stage: z.enum(inboundStages).optional(),
  /** A prefix of the number. */
  number: z.string().trim().max(50).optional(),
  /** An exact tracking number or plate. */
  tracking: z.string().trim().max(50).optional(),
  /** An exact SKU or alias. */
  sku: z.string().trim().max(255).optional(),
  warehouse_id: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const inboundCalls = defineCalls('inbound', {
  list: {
    method: 'GET',
    path: '/api/ucenter/inbound/getList',
    input: listInput(['inbound_id', 'arrival_date'], inboundFilters),
    output: pageOf(InboundRow),
    permission: 'inbound.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/inbound/getStatusCount',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ status: z.enum(billStatuses), count: z.int() })) }),
    permission: 'inbound.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/inbound/getInboundDetail',
    input: one,
    output: InboundDetail,
    permission: 'inbound.read',
    log: null,
  },
  /** Box by box: of one appointment, or of all (D-50). */
  boxes: {
    method: 'GET',
    path: '/api/ucenter/inbound/getBoxes',
    input: listInput(['inbound_id'], {
      inbound_id: Id.optional(),
      bill_status: z.enum(billStatuses).optional(),
      /** A prefix of the appointment's number, or a whole box mark. */
      number: z.string().trim().max(50).optional(),
      sku: z.string().trim().max(255).optional(),
    }),
    output: pageOf(BoxRow),
    permission: 'inbound.read',
    log: null,
  },
  /** Everything the wizard offers. Prices are null for suppliers. */
  options: {
    method: 'GET',
    path: '/api/ucenter/inbound/getOptions',
    input: Nothing,
    output: z.object({
      warehouses: z.array(z.object({ warehouse_id: Id, code: z.string(), name_en: z.string(), name_cn: z.string() })),
      services: z.array(
        z.object({ service_id: Id, name_en: z.string(), name_cn: z.string(), unit: z.enum(serviceUnits), price: z.string().nullable() }),
      ),
      /** Fee = rate × declared value (D-53). */
      insurance_rate: z.string(),
      carriers: z.array(z.string()),
      /** The first day that can be booked. */
      first_day: Day,
    }),
    permission: 'inbound.read',
    log: null,
  },
  /** Finds products by SKU, alias or barcode, for scans and pasted lines; unknown codes are answered with null. */
  resolveCodes: {
    method: 'POST',
    path: '/api/ucenter/inbound/resolveCodes',
    input: z.strictObject({ codes: z.array(z.string().trim().max(255)).min(1).max(MAX_INBOUND_LINES) }),
    output: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          product: z
            .object({
              product_id: Id,
              sku: z.string(),
              product_name: z.string(),
              barcode: z.string(),
              image_url: z.string().nullable(),
              weight_g: z.int(),
            })
            .nullable(),
        }),
      ),
    }),
    permission: 'inbound.read',
    log: null,
    maxBodyKb: 1024,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/inbound/saveInbound',
    input: InboundInput,
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.save',
    maxBodyKb: 2048,
  },
  /** Boxes of the account's own SKUs (suppliers). */
  savePacking: {
    method: 'POST',
    path: '/api/ucenter/inbound/savePacking',
    input: PackingInput,
    output: InboundDetail,
    permission: 'inbound.pack',
    log: 'inbound.pack',
    maxBodyKb: 2048,
  },
  updateShipping: {
    method: 'POST',
    path: '/api/ucenter/inbound/updateShipping',
    input: z.strictObject({ inbound_id: Id, updated_at: z.iso.datetime().optional(), shipping: ShippingInput }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.update_shipping',
  },
  submit: {
    method: 'POST',
    path: '/api/ucenter/inbound/submitInbound',
    input: z.strictObject({ inbound_id: Id, updated_at: z.iso.datetime().optional() }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.submit',
  },
  withdraw: {
    method: 'POST',
    path: '/api/ucenter/inbound/withdrawInbound',
    input: some,
    output: InboundOutcome,
    permission: 'inbound.edit',
    log: 'inbound.withdraw',
  },
  delete: {
    method: 'POST',
    path: '/api/ucenter/inbound/deleteInbound',
    input: some,
    output: InboundOutcome,
    permission: 'inbound.edit',
    log: 'inbound.delete',
  },
  /** The oldest takes over the lines and boxes of the others (D-51). */
  merge: {
    method: 'POST',
    path: '/api/ucenter/inbound/mergeInbound',
    input: z.strictObject({ ids: z.array(Id).max(MAX_INBOUNDS_AT_ONCE) }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.merge',
  },
  /** Moves boxes into a new part that remembers its original. Both parts keep at least one box. */
  split: {
    method: 'POST',
    path: '/api/ucenter/inbound/splitInbound',
    input: z.strictObject({ inbound_id: Id, box_nos: z.array(z.int().positive()).min(1).max(MAX_BOXES) }),
    output: z.object({ inbound_id: Id, part: InboundDetail }),
    permission: 'inbound.edit',
    log: 'inbound.split',
  },
  /** A new draft with the same warehouse, lines, boxes and shipping, without tracking numbers and arrival. */
  copy: {
    method: 'POST',
    path: '/api/ucenter/inbound/copyInbound',
    input: one,
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.copy',
  },
  /** The merchant's answer to another arrival time. */
  answerProposal: {
    method: 'POST',
    path: '/api/ucenter/inbound/answerProposal',
    input: z.strictObject({ inbound_id: Id, accept: Flag }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.answer_proposal',
  },
  productList: {
    method: 'POST',
    path: '/api/ucenter/inbound/downloadProductList',
    input: one,
    output: z.any(),
    permission: 'inbound.read',
    log: 'inbound.download_product_list',
    answers: 'file',
    limit: { perMinute: 30, by: 'person' },
    timeoutMs: 300_000,
  },
  packingList: {
    method: 'POST',
    path: '/api/ucenter/inbound/downloadPackingList',
    input: z.strictObject({ inbound_id: Id, format: z.enum(['pdf', 'xlsx']).default('pdf') }),
    output: z.any(),
    permission: 'inbound.read',
    log: 'inbound.download_packing_list',
    answers: 'file',
    limit: { perMinute: 30, by: 'person' },
    timeoutMs: 300_000,
  },
  /** Carton marks as a job with progress: one page a box. `box_nos` prints only these. */
  printMarks: {
    method: 'POST',
    path: '/api/ucenter/inbound/printCartonMark',
    input: z
      .strictObject({
        inbound_id: Id,
        /** Paper in mm. */
        width_mm: z.int(),
        height_mm: z.int(),
        box_nos: z.array(z.int().positive()).min(1).max(MAX_BOXES).optional(),
      })
      .refine(({ width_mm, height_mm }) => markPapers.some((paper) => paper.width_mm === width_mm && paper.height_mm === height_mm), {
        path: ['width_mm'],
        ...fieldError('inbound.mark_size'),
      }),
    output: JobStarted,
    permission: 'inbound.read',
    log: 'inbound.print_marks',
    limit: { perMinute: 30, by: 'person' },
  },
});
