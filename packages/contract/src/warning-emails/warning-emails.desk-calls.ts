import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';
import { WarningEmailRow } from './warning-emails.schemas.ts';

export const warningEmailsDeskCalls = defineCalls('warning-emails', {
  deskList: {
    method: 'GET',
    path: '/api/desk/warningEmail/getList',
    input: listInput(['updated_at', 'customer_id'], {
      enabled: Flag.optional(),
      customer: z.string().trim().max(100).optional(),
    }),
    output: pageOf(WarningEmailRow),
    permission: 'desk.warning-emails.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/warningEmail/getEnabledCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'desk.warning-emails.read',
    log: null,
  },
});
