import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Reads a workbook and checks all of it in one pass: it becomes a draft, or a list of faults. */
export const readTariffJob = defineJob('tariffs', 'read', {
  lane: 'long',
  payload: z.strictObject({ import_id: Id }),
  maxAttempts: 3,
  isTask: true,
});
