import { z } from 'zod';
import { defineFileJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Carton marks of an appointment, limited to the SKUs of the account that prints them. */
export const printMarksJob = defineFileJob('inbound', 'print_marks', {
  lane: 'long',
  payload: z.strictObject({
    customer_id: Id,
    account_id: Id.nullable(),
    skus: z.array(z.string()).nullable(),
    language: z.enum(['en', 'zh_CN']),
    inbound_id: Id,
    width_mm: z.int(),
    height_mm: z.int(),
    box_nos: z.array(z.int()).nullable(),
  }),
  maxAttempts: 3,
  permission: 'inbound.read',
});
