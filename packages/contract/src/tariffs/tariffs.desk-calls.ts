import { z } from 'zod';
import { MAX_TARIFF_BYTES, tariffStates } from '@quayside/domain/tariffs/tariff-rules';
import { defineCalls } from '../kernel/call.ts';
import { CountryCode, Day, Done, Id, Nothing, Remark, codeText, decimalText, listInput, pageOf } from '../kernel/shapes.ts';
import { CustomerGroup, ParcelPrices, TariffComparison, TariffFaultRow, TariffImportView, TariffRow } from './tariffs.schemas.ts';

const oneVersion = z.strictObject({ version_id: Id });
const oneImport = z.strictObject({ import_id: Id });

export const SetGroupInput = z.strictObject({ customer_id: Id, price_group: codeText(30), reason: Remark.min(1) });

/** A parcel to price, as its page has it in the URL. Without a version it is the one that holds on the day. */
export const ParcelInput = z.strictObject({
  version_id: Id.optional(),
  day: Day,
  warehouse: codeText(20),
  price_group: codeText(30),
  country: CountryCode,
  postal_code: z.string().trim().max(20).default(''),
  weight_g: z.int().min(1).max(10_000_000),
  length_cm: decimalText(4, 2).optional(),
  width_cm: decimalText(4, 2).optional(),
  height_cm: decimalText(4, 2).optional(),
  value_usd: decimalText(6, 2),
  /** Codes separated by commas. */
  attributes: z.string().trim().max(300).default(''),
});

export const tariffsDeskCalls = defineCalls('tariffs', {
  deskList: {
    method: 'GET',
    path: '/api/desk/tariff/getList',
    input: listInput(['first_day', 'created_at'], { state: z.enum(tariffStates).optional() }),
    output: pageOf(TariffRow),
    permission: 'desk.tariffs.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/tariff/getDetail',
    input: oneVersion,
    output: TariffRow,
    permission: 'desk.tariffs.read',
    log: null,
  },
  /** An empty workbook in the reader's language. */
  deskTemplate: {
    method: 'GET',
    path: '/api/desk/tariff/getTemplate',
    input: Nothing,
    output: z.any(),
    permission: 'desk.tariffs.edit',
    log: null,
    answers: 'file',
  },
  /** A version as a workbook of the same form: changed, it can be imported again. */
  deskWorkbook: {
    method: 'GET',
    path: '/api/desk/tariff/getWorkbook',
    input: oneVersion,
    output: z.any(),
    permission: 'desk.tariffs.read',
    log: null,
    answers: 'file',
    timeoutMs: 120_000,
  },
  /** Uploads a workbook; a job reads it, and the import's state says when it is done. */
  deskImport: {
    method: 'POST',
    path: '/api/desk/tariff/import',
    input: Nothing,
    output: TariffImportView,
    permission: 'desk.tariffs.edit',
    log: 'tariffs.import',
    upload: { field: 'file', maxBytes: MAX_TARIFF_BYTES, kinds: ['sheet'] },
    limit: { perMinute: 60, by: 'person' },
    timeoutMs: 120_000,
  },
  deskImports: {
    method: 'GET',
    path: '/api/desk/tariff/getImports',
    input: listInput(['import_id'], {}),
    output: pageOf(TariffImportView),
    permission: 'desk.tariffs.edit',
    log: null,
  },
  deskGetImport: {
    method: 'GET',
    path: '/api/desk/tariff/getImport',
    input: oneImport,
    output: TariffImportView,
    permission: 'desk.tariffs.edit',
    log: null,
  },
  /** Every fault of an import, by sheet and row. */
  deskFaults: {
    method: 'GET',
    path: '/api/desk/tariff/getFaults',
    input: listInput(['fault_no'], { import_id: Id }),
    output: pageOf(TariffFaultRow),
    permission: 'desk.tariffs.edit',
    log: null,
  },
  /** Leaves the publication of a draft to a second person. */
  deskPublish: {
    method: 'POST',
    path: '/api/desk/tariff/publish',
    input: z.strictObject({ version_id: Id, reason: Remark.min(1) }),
    output: z.object({ approval_id: Id }),
    permission: 'desk.tariffs.edit',
    log: 'tariffs.publish',
    confirm: true,
  },
  deskDelete: {
    method: 'POST',
    path: '/api/desk/tariff/delete',
    input: oneVersion,
    output: Done,
    permission: 'desk.tariffs.edit',
    log: 'tariffs.delete',
  },
  /** What a version changes against the one that holds before it. */
  deskCompare: {
    method: 'GET',
    path: '/api/desk/tariff/compare',
    input: oneVersion,
    output: TariffComparison,
    permission: 'desk.tariffs.read',
    log: null,
    timeoutMs: 120_000,
  },
  /** Prices one parcel with every step: "why is this 12.40?". Nothing is saved. */
  deskExplain: {
    method: 'GET',
    path: '/api/desk/tariff/explain',
    input: ParcelInput,
    output: ParcelPrices,
    permission: 'desk.tariffs.read',
    log: null,
  },
  /** The price groups of the running version. */
  deskGroups: {
    method: 'GET',
    path: '/api/desk/tariff/getGroups',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ price_group: z.string(), customers: z.int() })) }),
    permission: 'desk.tariffs.read',
    log: null,
  },
  deskCustomerGroup: {
    method: 'GET',
    path: '/api/desk/tariff/getCustomerGroup',
    input: z.strictObject({ customer_id: Id }),
    output: CustomerGroup,
    permission: 'desk.tariffs.read',
    log: null,
  },
  /** A price group changes all prices of a customer: a second person must agree. */
  deskSetGroup: {
    method: 'POST',
    path: '/api/desk/tariff/setCustomerGroup',
    input: SetGroupInput,
    output: CustomerGroup.extend({ approval_id: Id }),
    permission: 'desk.tariffs.edit',
    log: 'tariffs.set_price_group',
    confirm: true,
    about: 'customer',
  },
});
