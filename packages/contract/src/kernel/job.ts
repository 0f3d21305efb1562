import type { z } from 'zod';
import type { MerchantPermission } from './permissions.ts';

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
  /** Maximum number of tries before it counts as failed (state `dead`). */
  readonly maxAttempts: number;
  readonly schedule?: Schedule;
  /** A person waits for it: it shows in that person's task tray. */
  readonly isTask: boolean;
  /** What an account needs to read the file this job makes: the permission of the call that starts it. */
  readonly permission?: MerchantPermission;
  /** An export that may be read from the replica; as `mayLag` of calls. */
  readonly mayLag?: true;
};

/** A job that makes a file. */
export type FileJob<Payload extends z.ZodType = z.ZodType> = Job<Payload> & { readonly permission: MerchantPermission };

type JobShape<Payload extends z.ZodType> = {
  readonly lane: Lane;
  readonly payload: Payload;
  readonly deadlineSeconds?: number;
  readonly maxAttempts?: number;
  readonly schedule?: Schedule;
  readonly isTask?: boolean;
  readonly mayLag?: true;
};

export function defineJob<Payload extends z.ZodType>(area: string, key: string, shape: JobShape<Payload>): Job<Payload> {
  return { area, name: `${area}.${key}`, deadlineSeconds: DEADLINE_SECONDS[shape.lane], maxAttempts: 8, isTask: false, ...shape };
}

/** A job that makes a file for the account that started it. Reading the file needs `permission`, also later. */
export function defineFileJob<Payload extends z.ZodType>(
  area: string,
  key: string,
  { permission, ...shape }: Omit<JobShape<Payload>, 'isTask' | 'schedule'> & { readonly permission: MerchantPermission },
): FileJob<Payload> {
  return { ...defineJob(area, key, { ...shape, isTask: true }), permission };
}
