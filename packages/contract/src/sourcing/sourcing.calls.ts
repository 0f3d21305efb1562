import { z } from 'zod';
import { sourcingStates } from '@quayside/domain/sourcing/sourcing-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, Remark, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { AcceptInput, SourcingDetail, SourcingInput, SourcingRow } from './sourcing.schemas.ts';

const one = z.strictObject({ request_id: Id });
export const sourcingFilters = {
  state: z.enum(sourcingStates).optional(),
  /** A prefix of its number. */
  number: z.string().trim().max(50).optional(),
};
const write = { method: 'POST', output: SourcingDetail, permission: 'sourcing.edit' } as const;

export const sourcingCalls = defineCalls('sourcing', {
  list: {
    method: 'GET',
    path: '/api/ucenter/dropshipping/getList',
    input: listInput(['request_id'], sourcingFilters),
    output: pageOf(SourcingRow),
    permission: 'sourcing.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/dropshipping/getStateCount',
    input: Nothing,
    output: tabCounts(sourcingStates),
    permission: 'sourcing.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/dropshipping/getDetail',
    input: one,
    output: SourcingDetail,
    permission: 'sourcing.read',
    log: null,
  },
  add: { ...write, path: '/api/ucenter/dropshipping/addRequest', input: SourcingInput, log: 'sourcing.add' },
  /** Creates the SKU and the expected inbound appointment and charges the goods value, in one transaction. */
  accept: { ...write, path: '/api/ucenter/dropshipping/acceptQuote', input: AcceptInput, log: 'sourcing.accept' },
  decline: {
    ...write,
    path: '/api/ucenter/dropshipping/declineQuote',
    input: z.strictObject({ request_id: Id, reason: Remark.min(1) }),
    log: 'sourcing.decline',
  },
  message: {
    ...write,
    path: '/api/ucenter/dropshipping/addMessage',
    input: z.strictObject({ request_id: Id, body: Remark.min(1) }),
    log: 'sourcing.message',
    limit: { perMinute: 30, by: 'person' },
  },
});
