import { inboundDeskCalls } from '@quayside/contract/inbound/inbound.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { confirmInbounds, rejectInbound, voidInbound } from './audit-inbound.ts';
import { countForStaff, getForStaff, listForStaff } from './desk-inbound.ts';

export const deskInboundHandlers = handlers(inboundDeskCalls, {
  deskList: listForStaff,
  deskCounts: countForStaff,
  deskGet: getForStaff,
  deskConfirm: confirmInbounds,
  deskReject: rejectInbound,
  deskVoid: voidInbound,
});
