import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

export const deliverMailJob = defineJob('mails', 'deliver', { lane: 'quick', payload: z.strictObject({ mail_id: Id }) });
