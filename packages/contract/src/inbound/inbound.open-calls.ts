import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, listInput, pageOf } from '../kernel/shapes.ts';
import { inboundFilters } from './inbound.calls.ts';
import { InboundInput } from './inbound.inputs.ts';
import { InboundDetail, InboundOutcome, InboundRow } from './inbound.schemas.ts';

/** The open API: create (optionally submitted at once), read and cancel. */
export const inboundOpenCalls = defineCalls('inbound', {
  openList: {
    method: 'GET',
    path: '/open/v1/inbound-appointments',
    input: listInput(['inbound_id'], inboundFilters),
    output: pageOf(InboundRow),
    permission: 'inbound.read',
    log: null,
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/inbound-appointments/get',
    input: z.strictObject({ inbound_id: Id }),
    output: InboundDetail,
    permission: 'inbound.read',
    log: null,
  },
  openCreate: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/create',
    input: InboundInput,
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.save',
    maxBodyKb: 2048,
  },
  openSubmit: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/submit',
    input: z.strictObject({ inbound_id: Id }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'inbound.submit',
  },
  openCancel: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/cancel',
    input: z.strictObject({ inbound_id: Id }),
    output: InboundOutcome,
    permission: 'inbound.edit',
    log: 'inbound.withdraw',
  },
});
