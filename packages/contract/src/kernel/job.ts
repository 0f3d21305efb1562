import type { z } from 'zod';

/** When a job is due by itself. `each`: a missed night is made up for, one run a night; `latest`: only the newest counts. */
export type Schedule = { readonly cron: string; readonly catchUp: 'each' | 'latest' };

/** `quick`: mails and what people wait for, over in seconds. `long`: exports, statements, imports, nightly runs. Each lane has slots of its own. */
export const lanes = ['quick', 'long'] as const;
export type Lane = (typeof lanes)[number];

/** After this long a job is ended and counts as failed, unless its declaration says otherwise. */
const DEADLINE_SECONDS = { quick: 120, long: 1800 } as const satisfies Record<Lane, number>;

/** A call without HTTP: written into the queue by the transaction that wants it, run later by a worker. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly area: string;
  readonly name: string;
  readonly lane: Lane;
  readonly deadlineSeconds: number;
  readonly payload: Payload;
  /** How often it is tried before it joins the dead letters. */
  readonly maxAttempts: number;
  readonly schedule?: Schedule;
  /** Somebody asked for it and waits: it shows in that person's task tray. */
  readonly isTask: boolean;
};

export function defineJob<Payload extends z.ZodType>(
  area: string,
  key: string,
  shape: { lane: Lane; payload: Payload; deadlineSeconds?: number; maxAttempts?: number; schedule?: Schedule; isTask?: boolean },
): Job<Payload> {
  return { area, name: `${area}.${key}`, deadlineSeconds: DEADLINE_SECONDS[shape.lane], maxAttempts: 8, isTask: false, ...shape };
}
