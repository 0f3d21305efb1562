import { z } from 'zod';
import { MAX_CORRECTIONS, importKinds, importModes, importRowStates } from '@quayside/domain/imports/import-rules';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Nothing, listInput, pageOf } from '../kernel/shapes.ts';
import { ImportRow, ImportView } from './imports.schemas.ts';

const one = z.strictObject({ import_id: Id });
const sheet = { field: 'file', maxBytes: 'max_upload_size', kinds: ['sheet'] } as const;

export const importsCalls = defineCalls('imports', {
  /** Uploads a workbook of products; a job reads it, and the import's state says when it is done. */
  uploadProducts: {
    method: 'POST',
    path: '/api/ucenter/product/importProduct',
    input: Nothing,
    output: ImportView,
    permission: 'products.edit',
    log: 'imports.upload',
    upload: sheet,
    limit: { perMinute: 20, by: 'person' },
    timeoutMs: 120_000,
  },
  uploadSerialNumbers: {
    method: 'POST',
    path: '/api/ucenter/serialNumber/importSerialNumber',
    input: Nothing,
    output: ImportView,
    permission: 'serial-numbers.edit',
    log: 'imports.upload',
    upload: sheet,
    limit: { perMinute: 20, by: 'person' },
    timeoutMs: 120_000,
  },
  uploadInbound: {
    method: 'POST',
    path: '/api/ucenter/inbound/importInbound',
    input: Nothing,
    output: ImportView,
    permission: 'inbound.edit',
    log: 'imports.upload',
    upload: sheet,
    limit: { perMinute: 20, by: 'person' },
    timeoutMs: 120_000,
  },
  uploadOrders: {
    method: 'POST',
    path: '/api/ucenter/order/importOrder',
    input: Nothing,
    output: ImportView,
    permission: 'orders.edit',
    log: 'imports.upload',
    upload: sheet,
    limit: { perMinute: 20, by: 'person' },
    timeoutMs: 120_000,
  },
  productTemplate: {
    method: 'GET',
    path: '/api/ucenter/product/getImportTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'products.edit',
    log: null,
    answers: 'file',
  },
  orderTemplate: {
    method: 'GET',
    path: '/api/ucenter/order/getImportTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'orders.edit',
    log: null,
    answers: 'file',
  },
  serialNumberTemplate: {
    method: 'GET',
    path: '/api/ucenter/serialNumber/getImportTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'serial-numbers.edit',
    log: null,
    answers: 'file',
  },
  inboundTemplate: {
    method: 'GET',
    path: '/api/ucenter/inbound/getImportTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'inbound.edit',
    log: null,
    answers: 'file',
  },
  /** The calls below serve every kind; an account without the permission for that kind is refused. */
  list: {
    method: 'GET',
    path: '/api/ucenter/import/getList',
    input: listInput(['import_id'], { kind: z.enum(importKinds) }),
    output: pageOf(ImportView),
    permission: 'signed_in',
    log: null,
  },
  get: { method: 'GET', path: '/api/ucenter/import/getImport', input: one, output: ImportView, permission: 'signed_in', log: null },
  rows: {
    method: 'GET',
    path: '/api/ucenter/import/getRows',
    input: listInput(['row_no'], { import_id: Id, state: z.enum(importRowStates).optional() }),
    output: pageOf(ImportRow),
    permission: 'signed_in',
    log: null,
  },
  /** Corrects cells and checks every row again: a code freed in one row may now be valid in another. */
  correct: {
    method: 'POST',
    path: '/api/ucenter/import/correctRows',
    input: z.strictObject({
      import_id: Id,
      rows: z
        .array(z.strictObject({ row_no: z.int().positive(), cells: z.record(z.string().max(40), z.string().max(2000)) }))
        .min(1)
        .max(MAX_CORRECTIONS),
    }),
    output: ImportView,
    permission: 'signed_in',
    log: 'imports.correct',
    maxBodyKb: 1024,
  },
  /** `create` or `update` decides what an existing SKU means, so every row is checked again. */
  changeMode: {
    method: 'POST',
    path: '/api/ucenter/import/changeMode',
    input: z.strictObject({ import_id: Id, mode: z.enum(importModes) }),
    output: ImportView,
    permission: 'signed_in',
    log: 'imports.change_mode',
  },
  apply: {
    method: 'POST',
    path: '/api/ucenter/import/apply',
    /** `only_good` skips rows with errors; without it they are refused. */
    input: z.strictObject({ import_id: Id, only_good: Flag.default(0) }),
    output: ImportView,
    permission: 'signed_in',
    log: 'imports.apply',
    timeoutMs: 120_000,
  },
  discard: {
    method: 'POST',
    path: '/api/ucenter/import/discard',
    input: one,
    output: ImportView,
    permission: 'signed_in',
    log: 'imports.discard',
  },
  /** The uploaded workbook, with each invalid cell marked and its error in a cell comment. */
  markedWorkbook: {
    method: 'GET',
    path: '/api/ucenter/import/getMarkedWorkbook',
    input: one,
    output: z.any(),
    permission: 'signed_in',
    log: null,
    answers: 'file',
    timeoutMs: 120_000,
  },
});
