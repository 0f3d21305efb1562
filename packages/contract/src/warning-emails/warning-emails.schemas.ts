import { z } from 'zod';
import { MAX_WARNING_EMAILS } from '@quayside/domain/warning-emails/warning-email-rules';
import { fieldError } from '../kernel/fields.ts';
import { Email, Flag, Id, Timestamp, personal, repeated } from '../kernel/shapes.ts';

/** One address of the list; the refusal's text is from the specification (WARN-03). */
export const WarningEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, fieldError('warning-emails.invalid_email'))
  .pipe(z.email(fieldError('warning-emails.invalid_email')));

export const WarningEmailList = personal(z.array(WarningEmail).max(MAX_WARNING_EMAILS)).superRefine((emails, check) => {
  for (const index of repeated(emails)) check.addIssue({ code: 'custom', path: [index], message: fieldError('duplicate').error });
});

export const WarningEmailSetting = z.object({
  enabled: Flag,
  emails: z.array(Email),
  updated_at: Timestamp.nullable(),
});
export type WarningEmailSetting = z.output<typeof WarningEmailSetting>;

/** A merchant's setting as the desk sees it. */
export const WarningEmailRow = z.object({
  customer_id: Id,
  customer_name: z.string(),
  enabled: Flag,
  emails: z.array(z.string()),
  updated_at: Timestamp,
});
export type WarningEmailRow = z.output<typeof WarningEmailRow>;
