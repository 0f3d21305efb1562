import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Remark, listInput, pageOf } from '../kernel/shapes.ts';
import { DeskInterception, InterceptionOdds } from './interceptions.schemas.ts';

export const interceptionsDeskCalls = defineCalls('interceptions', {
  /** Open requests across merchants, oldest first by default; with `is_open: 0` the decided ones. */
  deskList: {
    method: 'GET',
    path: '/api/desk/interceptions/getList',
    input: listInput(['requested_at'], { is_open: z.coerce.number().pipe(Flag).default(1), customer_id: Id.optional() }),
    output: pageOf(DeskInterception),
    permission: 'desk.interceptions.decide',
    log: null,
  },
  /** How earlier requests of this merchant ended, and the fee of an acceptance. */
  deskOdds: {
    method: 'GET',
    path: '/api/desk/interceptions/getOdds',
    input: z.strictObject({ customer_id: Id, order_id: Id }),
    output: InterceptionOdds,
    permission: 'desk.interceptions.decide',
    log: null,
  },
  /** STAFF-04. Accepted: stock and money go back, minus the fee unless it is waived. */
  deskDecide: {
    method: 'POST',
    path: '/api/desk/interceptions/decide',
    input: z.strictObject({
      customer_id: Id,
      order_id: Id,
      accept: z.boolean(),
      waive_fee: z.boolean().default(false),
      note: Remark.default(''),
    }),
    output: DeskInterception,
    permission: 'desk.interceptions.decide',
    log: 'interceptions.decide',
    about: 'customer',
  },
});
