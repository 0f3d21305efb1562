import type { RawBuilder } from 'kysely';
import type { QueueName } from '@quayside/contract/kernel/queues';
import type { DeskCtx } from './ctx.ts';
import { question } from './question.ts';

/** One item of a queue, as "My work" shows it. */
export type QueueItem = {
  readonly id: number;
  readonly number: string;
  readonly customer_name: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly note: string;
  /** The page that opens this item. */
  readonly path: string;
};

/** What waits in a queue: its rows, who cleared some, and how its items are shown. Declared in `<area>.queues.ts`. */
export type Queue = {
  readonly name: QueueName;
  /**
   * `select id, customer_id, since` of what waits for this person. An index on `since` with the same condition must serve it: it is
   * counted for every menu. Null: nothing can wait for this person.
   */
  readonly waiting: (ctx: DeskCtx) => RawBuilder<unknown> | null;
  readonly items: (ctx: DeskCtx, ids: readonly number[]) => Promise<readonly QueueItem[]>;
  /** `select staff_id` of what was cleared since then, or the operations of the log that clear it; null where nobody can say. */
  readonly cleared: ((since: Date) => RawBuilder<unknown>) | readonly string[] | null;
};

/** Areas register their queues by file; `areas/all.ts` gathers them. */
export const allQueues = question<Queue>('queues of work');
