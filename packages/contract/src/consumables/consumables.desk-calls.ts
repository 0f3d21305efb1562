import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, listInput, pageOf, Nothing, tabCounts } from '../kernel/shapes.ts';
import { ConsumableInput, ConsumableRow, consumableScopes } from './consumables.schemas.ts';

export const consumablesDeskCalls = defineCalls('consumables', {
  deskList: {
    method: 'GET',
    path: '/api/desk/consumable/getList',
    input: listInput(['consumable_id', 'name_en'], {
      scope: z.enum(consumableScopes).optional(),
      customer_id: Id.optional(),
      enabled: Flag.optional(),
      keyword: z.string().trim().max(60).optional(),
    }),
    output: pageOf(ConsumableRow),
    permission: 'desk.consumables.manage',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/consumable/getScopeCount',
    input: Nothing,
    output: tabCounts(consumableScopes),
    permission: 'desk.consumables.manage',
    log: null,
  },
  deskSave: {
    method: 'POST',
    path: '/api/desk/consumable/save',
    input: ConsumableInput,
    output: ConsumableRow,
    permission: 'desk.consumables.manage',
    log: 'consumables.save',
  },
});
