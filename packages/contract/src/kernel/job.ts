import type { z } from 'zod';

/** Schedule of a job. `each`: every missed night is run, one run a night; `latest`: only the newest run counts. */
export type Schedule = { readonly cron: string; readonly catchUp: 'each' | 'latest' };

/** `quick`: mails and what people wait for, over in seconds. `long`: exports, statements, imports, nightly runs. Each lane has slots of its own. */
export const lanes = ['quick', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** Default timeout: a job that runs longer is aborted and counts as failed. */
const DEADLINE_SECONDS = { quick: 120, long: 1800 } as const satisfies Record<Lane, number>;

/** A call without HTTP: enqueued in the caller's transaction, run later by a worker. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly area: string;
  readonly name: string;
  readonly lane: Lane;
  readonly deadlineSeconds: number;
  readonly payload: Payload;
  /** Maximum number of tries before it becomes a dead letter. */
  readonly maxAttempts: number;
  readonly schedule?: Schedule;
  /** A person waits for it: it shows in that person's task tray. */
  readonly isTask: boolean;
};

export function defineJob<Payload extends z.ZodType>(
  area: string,
  key: string,
  shape: { lane: Lane; payload: Payload; deadlineSeconds?: number; maxAttempts?: number; schedule?: Schedule; isTask?: boolean },
): Job<Payload> {
  return { area, name: `${area}.${key}`, deadlineSeconds: DEADLINE_SECONDS[shape.lane], maxAttempts: 8, isTask: false, ...shape };
}
