import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Reads a workbook and checks every row in one pass. */
export const readImportJob = defineJob('imports', 'read', {
  lane: 'long',
  payload: z.strictObject({
    customer_id: Id,
    import_id: Id,
    /** The SKUs the uploading account may change; null is all of them. */
    skus: z.array(z.string()).nullable(),
  }),
  maxAttempts: 3,
  isTask: true,
});
