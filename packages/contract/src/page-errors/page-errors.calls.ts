import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Nothing, personal, secret } from '../kernel/shapes.ts';

/** Errors of pages, reported to the provider and never shown to users (NET-26). */
export const pageErrorsCalls = defineCalls('page-errors', {
  getToken: {
    method: 'GET',
    path: '/api/basic/getDingDingToken',
    input: Nothing,
    output: z.object({ token: z.string() }),
    permission: 'signed_in',
    log: null,
  },
  send: {
    method: 'GET',
    path: '/stone/sendDingMsg',
    input: z.strictObject({
      token: secret(z.string().min(1).max(200)),
      page: z.string().max(300),
      message: personal(z.string().min(1).max(1000)),
      stack: personal(z.string().max(4000)).optional(),
    }),
    output: Done,
    permission: 'signed_in',
    log: null,
    writes: true,
    limit: { perMinute: 20, by: 'person' },
  },
});
