import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';

/**
 * Mails the link for a new password, if an account has the address. A job, so that response time does not reveal whether one exists.
 */
export const sendResetEmailJob = defineJob('accounts', 'send_reset_email', {
  lane: 'quick',
  payload: z.strictObject({ email: z.string(), origin: z.string(), language: z.enum(['en', 'zh_CN']) }),
  maxAttempts: 5,
});
