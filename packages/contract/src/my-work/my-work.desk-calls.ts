import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { QueueName } from '../kernel/queues.ts';
import { Done, Id, Timestamp } from '../kernel/shapes.ts';

const Item = z.strictObject({ queue: QueueName, record_id: Id });

export const myWorkDeskCalls = defineCalls('my-work', {
  /** Says that this person has the item open, and who else has. Repeated while it is open. */
  open: {
    method: 'POST',
    path: '/api/desk/myWork/open',
    input: Item,
    output: z.object({ others: z.array(z.object({ name: z.string(), since: Timestamp })) }),
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
  leave: {
    method: 'POST',
    path: '/api/desk/myWork/leave',
    input: Item,
    output: Done,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
});
