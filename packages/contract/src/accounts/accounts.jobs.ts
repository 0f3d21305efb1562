import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';

/**
 * Mails the link for a new password, if the address is somebody's. A job, so that asking takes the same time for every address.
 */
export const sendResetEmailJob = defineJob('accounts', 'send_reset_email', {
  lane: 'quick',
  payload: z.strictObject({ email: z.string(), origin: z.string(), language: z.enum(['en', 'zh_CN']) }),
  maxAttempts: 5,
});
