import { z } from 'zod';
import { currencyDigits, type Currency } from '@quayside/domain/kernel/money';
import { isStrongPassword } from '@quayside/domain/accounts/account-rules';
import { fieldError } from '../kernel/fields.ts';
import { CountryCode, Email, Flag, Timestamp, Uuid, personal, secret } from '../kernel/shapes.ts';

// The record's keys are the currencies; Object.keys loses that type.
export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]];
export const CurrencyCode = z.enum(currencies);
export const PersonName = z.string().trim().min(1).max(60);
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 ()./-]{4,24}$/, fieldError('accounts.phone'));
export const NewPassword = z.string().min(1).max(200).refine(isStrongPassword, fieldError('accounts.weak_password'));

/** Both entries of a new password must match; the message is from the specification (USER-29, SUB-07). */
export function sameTwice(first: string, second: string) {
  return (value: Record<string, unknown>, check: z.core.$RefinementCtx) => {
    const [one, two] = [value[first], value[second]];
    // An empty second field is reported by the field's own rule.
    if (typeof two !== 'string' || two === '' || one === two) return;
    check.addIssue({ code: 'custom', path: [second], input: two, message: fieldError('accounts.passwords_differ').error });
  };
}

export const RegisterInput = z.strictObject({
  firstname: personal(PersonName),
  lastname: personal(PersonName),
  email: personal(Email),
  password: secret(NewPassword),
  phone: personal(Phone),
  country: CountryCode,
  currency: CurrencyCode,
  agree: z.literal(1, fieldError('accounts.agree')),
  platform_type: z.int().optional(),
});

export const Profile = z.object({
  customer_id: z.int(),
  customer_name: z.string(),
  account_type: z.enum(['main', 'internal', 'supplier']),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  currency: z.string(),
  email_verified: Flag,
  totp_enabled: Flag,
  account_manager: z.string().nullable(),
  created_at: Timestamp,
});
export type Profile = z.output<typeof Profile>;

export const SessionRow = z.object({
  session_id: Uuid,
  ip: z.string(),
  user_agent: z.string(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  is_current: Flag,
  is_staff: Flag,
});
export type SessionRow = z.output<typeof SessionRow>;

export const SignInRow = z.object({
  log_id: z.int(),
  operation_time: Timestamp,
  ip: z.string(),
  user_agent: z.string(),
  outcome: z.string(),
});
export type SignInRow = z.output<typeof SignInRow>;
