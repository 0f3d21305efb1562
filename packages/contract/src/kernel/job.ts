import type { z } from 'zod';

/** When a job is due by itself. `each`: a missed night is made up for, one run a night; `latest`: only the newest counts. */
export type Schedule = { readonly cron: string; readonly catchUp: 'each' | 'latest' };

/** A call without HTTP: written into the queue by the transaction that wants it, run later by a worker. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly area: string;
  readonly name: string;
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
  shape: { payload: Payload; maxAttempts?: number; schedule?: Schedule; isTask?: boolean },
): Job<Payload> {
  return { area, name: `${area}.${key}`, maxAttempts: 8, isTask: false, ...shape };
}
