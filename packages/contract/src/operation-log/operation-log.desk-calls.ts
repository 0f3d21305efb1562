import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { defineCalls } from '../kernel/call.ts';
import { Id, listInput, pageOf } from '../kernel/shapes.ts';
import { operationLogFilters } from './operation-log.calls.ts';
import { OperationLogRow } from './operation-log.schemas.ts';

export const operationLogDeskCalls = defineCalls('operation-log', {
  deskList: {
    method: 'GET',
    path: '/api/desk/operationLog/getList',
    input: listInput(['log_id'], {
      ...operationLogFilters,
      customer_id: Id.optional(),
      actor_kind: z.enum(actorKinds).optional(),
      /** Part of the name or email of a member of staff. */
      staff: z.string().trim().max(100).optional(),
    }),
    output: pageOf(OperationLogRow),
    permission: 'desk.operation-log.read',
    log: null,
    mayLag: true,
  },
});
