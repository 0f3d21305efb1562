import { z } from 'zod';
import { sourcingStates, sourcingWaits } from '@quayside/domain/sourcing/sourcing-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, PictureSize, Remark, Timestamp, Uuid, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { sourcingFilters } from './sourcing.calls.ts';
import { QuoteInput, SourcingDetail, SourcingRow } from './sourcing.schemas.ts';

const customer = { customer_id: Id, customer_name: z.string() };
export const DeskSourcingRow = SourcingRow.extend({ ...customer, waiting_since: Timestamp.nullable() });
export type DeskSourcingRow = z.output<typeof DeskSourcingRow>;
export const DeskSourcingDetail = SourcingDetail.extend(customer);
export type DeskSourcingDetail = z.output<typeof DeskSourcingDetail>;

const one = { customer_id: Id, request_id: Id };
const write = { method: 'POST', output: DeskSourcingDetail, permission: 'desk.sourcing.quote', about: 'customer' } as const;

/** Where staff read a picture of a request. */
export function deskImagePath(customerId: number, requestId: number, fileId: string): string {
  return `/api/desk/dropshipping/getImage?customer_id=${customerId}&request_id=${requestId}&file_id=${fileId}`;
}

export const sourcingDeskCalls = defineCalls('sourcing', {
  deskList: {
    method: 'GET',
    path: '/api/desk/dropshipping/getList',
    input: listInput(['request_id', 'waiting_since'], {
      customer_id: Id.optional(),
      waits_for: z.enum(sourcingWaits).optional(),
      ...sourcingFilters,
    }),
    output: pageOf(DeskSourcingRow),
    permission: 'desk.sourcing.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/dropshipping/getStateCount',
    input: Nothing,
    output: tabCounts(sourcingStates),
    permission: 'desk.sourcing.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/dropshipping/getDetail',
    input: z.strictObject(one),
    output: DeskSourcingDetail,
    permission: 'desk.sourcing.read',
    log: null,
  },
  /** What a quote can choose from. */
  deskOptions: {
    method: 'GET',
    path: '/api/desk/dropshipping/getOptions',
    input: Nothing,
    output: z.object({ properties: z.array(z.object({ property_id: Id, name_en: z.string(), name_cn: z.string() })) }),
    permission: 'desk.sourcing.quote',
    log: null,
  },
  deskQuote: { ...write, path: '/api/desk/dropshipping/quote', input: QuoteInput, log: 'sourcing.quote' },
  deskDecline: {
    ...write,
    path: '/api/desk/dropshipping/decline',
    input: z.strictObject({ ...one, reason: Remark.min(1) }),
    log: 'sourcing.desk_decline',
  },
  deskMessage: {
    ...write,
    path: '/api/desk/dropshipping/addMessage',
    input: z.strictObject({ ...one, body: Remark.min(1) }),
    log: 'sourcing.desk_message',
  },
  deskImage: {
    method: 'GET',
    path: '/api/desk/dropshipping/getImage',
    input: z.strictObject({ ...one, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'desk.sourcing.read',
    log: null,
    answers: 'file',
  },
});
