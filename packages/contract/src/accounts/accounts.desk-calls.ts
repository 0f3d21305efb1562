import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id } from '../kernel/shapes.ts';

export const accountsDeskCalls = defineCalls('accounts', {
  deskStartReset: {
    method: 'POST',
    path: '/api/desk/account/startPasswordReset',
    input: z.strictObject({ customer_id: Id, account_id: Id }),
    output: Done,
    permission: 'desk.accounts.reset',
    log: 'accounts.desk_start_reset',
    about: 'customer',
    limit: { perMinute: 10, by: 'person' },
  },
});
