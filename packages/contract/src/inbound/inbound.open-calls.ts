import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { inboundFilters } from './inbound.calls.ts';
import { OpenInbound, OpenInboundChange, OpenInboundInput, OpenInboundRow } from './inbound.open-schemas.ts';

const one = z.strictObject({ inbound_id: Id });
const tag = 'Inbound';

/** The open API: create (optionally submitted at once), change, read and cancel. */
export const inboundOpenCalls = defineCalls('inbound', {
  openList: {
    method: 'GET',
    path: '/open/v1/inbound-appointments',
    input: cursorInput(inboundFilters),
    output: cursorPageOf(OpenInboundRow),
    permission: 'inbound.read',
    log: null,
    doc: { tag, summary: 'List inbound appointments', description: 'Newest first.' },
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/inbound-appointments/{inbound_id}',
    input: one,
    output: OpenInbound,
    permission: 'inbound.read',
    log: null,
    doc: {
      tag,
      summary: 'Get an inbound appointment',
      description: 'All data of one appointment: what is booked, what was counted and shelved, and what happened to it.',
    },
  },
  openCreate: {
    method: 'POST',
    path: '/open/v1/inbound-appointments',
    input: OpenInboundInput,
    output: OpenInbound,
    permission: 'inbound.edit',
    log: 'inbound.save',
    maxBodyKb: 2048,
    doc: {
      tag,
      summary: 'Create an inbound appointment',
      description: 'A draft, or with `submit` an appointment that is sent to the warehouse at once. All or nothing.',
    },
  },
  openEdit: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/{inbound_id}',
    input: OpenInboundChange,
    output: OpenInbound,
    permission: 'inbound.edit',
    log: 'inbound.save',
    maxBodyKb: 2048,
    doc: {
      tag,
      summary: 'Change an inbound appointment',
      description: 'A part you leave out stays as it is. After submission only `shipping` can change.',
    },
  },
  openSubmit: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/{inbound_id}/submit',
    input: one,
    output: OpenInbound,
    permission: 'inbound.edit',
    log: 'inbound.submit',
    doc: {
      tag,
      summary: 'Submit an inbound appointment',
      description: 'Sends it to the warehouse. Lines, boxes and warehouse are fixed from then on, and its fees are held.',
    },
  },
  openCancel: {
    method: 'POST',
    path: '/open/v1/inbound-appointments/{inbound_id}/cancel',
    input: one,
    output: OpenInbound,
    permission: 'inbound.edit',
    log: 'inbound.withdraw',
    doc: {
      tag,
      summary: 'Withdraw an inbound appointment',
      description: 'For a draft or an appointment that has not arrived. Nothing is expected or held any more.',
    },
  },
});
