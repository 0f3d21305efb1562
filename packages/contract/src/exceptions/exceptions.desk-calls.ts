import { z } from 'zod';
import { exceptionReasons, exceptionStates } from '@quayside/domain/exceptions/exception-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, PictureSize, Remark, Uuid, listInput, pageOf } from '../kernel/shapes.ts';
import { DeskExceptionDetail, DeskExceptionRow } from './exceptions.schemas.ts';

const one = { customer_id: Id, order_id: Id };
const change = { permission: 'desk.exceptions.handle', about: 'customer', method: 'POST', output: DeskExceptionDetail } as const;

export const exceptionsDeskCalls = defineCalls('exceptions', {
  /** Across merchants, the nearest deadline first by default. */
  deskList: {
    method: 'GET',
    path: '/api/desk/exceptions/getList',
    input: listInput(['deadline'], {
      state: z.enum(exceptionStates).optional(),
      reason: z.enum(exceptionReasons).optional(),
      customer_id: Id.optional(),
      number: z.string().trim().max(50).optional(),
    }),
    output: pageOf(DeskExceptionRow),
    permission: 'desk.exceptions.handle',
    log: null,
  },
  /** The newest exception of an order. */
  deskGet: {
    method: 'GET',
    path: '/api/desk/exceptions/getDetail',
    input: z.strictObject(one),
    output: DeskExceptionDetail,
    permission: 'desk.exceptions.handle',
    log: null,
  },
  /** STAFF-08: stops the order and asks the merchant. */
  deskRaise: {
    ...change,
    path: '/api/desk/exceptions/raise',
    input: z.strictObject({ ...one, reason: z.enum(exceptionReasons).exclude(['cost', 'limits']), body: Remark.min(1) }),
    log: 'exceptions.raise',
  },
  /** Another question: the merchant must reply again. */
  deskAsk: { ...change, path: '/api/desk/exceptions/ask', input: z.strictObject({ ...one, body: Remark.min(1) }), log: 'exceptions.ask' },
  /** The order goes on where it was. */
  deskResolve: {
    ...change,
    path: '/api/desk/exceptions/resolve',
    input: z.strictObject({ ...one, body: Remark.default('') }),
    log: 'exceptions.resolve',
  },
  deskImage: {
    method: 'GET',
    path: '/api/desk/exceptions/getImage',
    input: z.strictObject({ customer_id: Id, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'desk.exceptions.handle',
    log: null,
    answers: 'file',
  },
});
