import { z } from 'zod';
import { MAX_WAVE } from '@quayside/domain/packing/packing-rules';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, Remark, Uuid, codeText, listInput, pageOf } from '../kernel/shapes.ts';
import { Measured, OpenParcel, PackedParcel, PackingRow, ParcelCost, PickLine, ScannedUnit, Wave } from './packing.schemas.ts';

const one = { customer_id: Id, order_id: Id };
const work = { permission: 'desk.packing.pack' } as const;
const change = { ...work, method: 'POST', about: 'customer' } as const;

export const packingDocuments = ['label', 'slip'] as const;
export type PackingDocument = (typeof packingDocuments)[number];
const documentPaths = { label: '/api/desk/packing/getLabel', slip: '/api/desk/packing/getSlip' } as const;

/** Where a document of a packed order is read. */
export function packingDocumentPath(
  document: PackingDocument,
  { customer_id, order_id }: { customer_id: number; order_id: number },
): string {
  return `${documentPaths[document]}?customer_id=${customer_id}&order_id=${order_id}`;
}
const file = { ...work, method: 'GET', input: z.strictObject(one), output: z.any(), about: 'customer', answers: 'file' } as const;

export const packingDeskCalls = defineCalls('packing', {
  /** Approved orders of a warehouse, longest waiting first. */
  deskList: {
    ...work,
    method: 'GET',
    path: '/api/desk/packing/getList',
    input: listInput(['verified_at'], {
      warehouse_id: Id.optional(),
      wave_id: Id.optional(),
      number: z.string().trim().max(50).optional(),
    }),
    output: pageOf(PackingRow),
    log: null,
  },
  deskWaves: {
    ...work,
    method: 'GET',
    path: '/api/desk/packing/getWaves',
    input: z.strictObject({ warehouse_id: Id.optional() }),
    output: z.object({ list: z.array(Wave) }),
    log: null,
  },
  /** Takes the orders that wait longest into a new wave, one basket each. */
  deskMakeWave: {
    ...work,
    method: 'POST',
    path: '/api/desk/packing/makeWave',
    input: z.strictObject({ warehouse_id: Id, size: z.int().min(1).max(MAX_WAVE) }),
    output: Wave,
    log: 'packing.make_wave',
  },
  deskPickList: {
    ...work,
    method: 'GET',
    path: '/api/desk/packing/getPickList',
    input: z.strictObject({ wave_id: Id }),
    output: z.object({ wave: Wave, list: z.array(PickLine) }),
    log: null,
  },
  /** By order number or basket code. The order is on this person's table from now on. */
  deskOpen: {
    ...change,
    path: '/api/desk/packing/open',
    input: z.strictObject({ code: codeText(60) }),
    output: OpenParcel,
    log: 'packing.open',
  },
  /** One unit. A product that needs its serial number is asked for it and counts with it. */
  deskScan: {
    ...work,
    method: 'POST',
    path: '/api/desk/packing/scan',
    input: z.strictObject({ ...one, scan_key: Uuid, code: codeText(100), serial_number: z.string().trim().max(100).optional() }),
    output: ScannedUnit,
    log: null,
  },
  deskUndo: { ...work, method: 'POST', path: '/api/desk/packing/undoScan', input: z.strictObject(one), output: OpenParcel, log: null },
  /** Off the table: what was scanned is forgotten, the order waits again. */
  deskAside: { ...change, path: '/api/desk/packing/putAside', input: z.strictObject(one), output: Done, log: 'packing.put_aside' },
  /** Units that are not there or broken: the order stops and the merchant is asked. */
  deskProblem: {
    ...change,
    path: '/api/desk/packing/reportProblem',
    input: z.strictObject({
      ...one,
      product_id: Id,
      quantity: z.int().min(1).max(99_999),
      kind: z.enum(['missing_units', 'damaged']),
      remark: Remark.default(''),
    }),
    output: Done,
    log: 'packing.report_problem',
  },
  /** Quoted and actual cost of the measured parcel. Nothing is changed. */
  deskCost: {
    ...work,
    method: 'POST',
    path: '/api/desk/packing/getCost',
    input: z.strictObject({ ...one, parcel: Measured }),
    output: ParcelCost,
    log: null,
  },
  /** Closes the parcel: units leave the stock, the actual cost is charged; or the order goes to exception. */
  deskPack: {
    ...change,
    path: '/api/desk/packing/pack',
    input: z.strictObject({ ...one, parcel: Measured, confirmed: z.boolean().default(false) }),
    output: PackedParcel,
    log: 'packing.pack',
  },
  /** PDF, 100 × 150 mm. Only of an order that is packed. */
  deskLabel: { ...file, path: documentPaths.label, log: 'packing.print_label' },
  /** PDF, A5, without prices. */
  deskSlip: { ...file, path: documentPaths.slip, log: 'packing.print_slip' },
});
