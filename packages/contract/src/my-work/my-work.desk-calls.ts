import { z } from 'zod';
import { queueGroups } from '../kernel/area.ts';
import { defineCalls } from '../kernel/call.ts';
import { QueueName } from '../kernel/queues.ts';
import { Done, Flag, Id, Nothing, Timestamp } from '../kernel/shapes.ts';

const Claim = z.strictObject({ queue: QueueName, record_id: Id });

/** Counts stop at a thousand; minutes are working time. */
export const WorkQueue = z.object({
  queue: QueueName,
  group: z.enum(queueGroups),
  path: z.string(),
  waiting: z.int(),
  late: z.int(),
  /** Late within the next working hour. */
  due: z.int(),
  oldest_minutes: z.int().nullable(),
  target_minutes: z.int(),
});
export type WorkQueue = z.output<typeof WorkQueue>;

export const WorkProgress = z.object({
  queue: QueueName,
  /** Names of staff who have an item of it open. */
  workers: z.array(z.string()),
  /** Cleared today; null where it is not known. */
  cleared: z.int().nullable(),
  cleared_by_me: z.int().nullable(),
});
export type WorkProgress = z.output<typeof WorkProgress>;

export const WorkItem = z.object({
  queue: QueueName,
  id: Id,
  number: z.string(),
  customer_name: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  note: z.string(),
  path: z.string(),
  since: Timestamp,
  minutes: z.int(),
  target_minutes: z.int(),
});
export type WorkItem = z.output<typeof WorkItem>;

/** Every member of staff has work; each call answers with the queues the role may work on. */
export const myWorkDeskCalls = defineCalls('my-work', {
  /** For the menu, asked every half minute: one statement. `path` is the page of the queue's list. */
  counts: {
    method: 'GET',
    path: '/api/desk/myWork/getCounts',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ queue: QueueName, path: z.string(), count: z.int(), late: z.int() })) }),
    permission: 'signed_in',
    log: null,
  },
  /** `mine`: only customers this person manages. */
  queues: {
    method: 'GET',
    path: '/api/desk/myWork/getQueues',
    input: z.strictObject({ mine: Flag.optional() }),
    output: z.object({ now: Timestamp, list: z.array(WorkQueue) }),
    permission: 'signed_in',
    log: null,
  },
  /** Who works on each queue, and what was cleared today. Apart from the counts, which are on the page sooner without it. */
  progress: {
    method: 'GET',
    path: '/api/desk/myWork/getProgress',
    input: Nothing,
    output: z.object({ list: z.array(WorkProgress) }),
    permission: 'signed_in',
    log: null,
  },
  /** Most overdue first, across all queues. */
  items: {
    method: 'GET',
    path: '/api/desk/myWork/getItems',
    input: z.strictObject({
      mine: Flag.optional(),
      page: z.int().min(1).max(100).default(1),
      limit: z.int().min(1).max(50).default(8),
    }),
    output: z.object({ has_more: z.boolean(), list: z.array(WorkItem) }),
    permission: 'signed_in',
    log: null,
  },
  /** Says that this person has the item open, and who else has. Repeated while it is open. */
  open: {
    method: 'POST',
    path: '/api/desk/myWork/open',
    input: Claim,
    output: z.object({ others: z.array(z.object({ name: z.string(), since: Timestamp })) }),
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
  leave: {
    method: 'POST',
    path: '/api/desk/myWork/leave',
    input: Claim,
    output: Done,
    permission: 'signed_in',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
});
