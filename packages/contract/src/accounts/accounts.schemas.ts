import { z } from 'zod';
import type { MoneyMail } from '@quayside/domain/accounts/account-rules';
import { currencyDigits, type Currency } from '@quayside/domain/kernel/money';
import { fieldError } from '../kernel/fields.ts';
import { NewPassword } from '../kernel/own-account.ts';
import { CountryCode, Email, Flag, Timestamp, personal, secret } from '../kernel/shapes.ts';

// The record's keys are the currencies; Object.keys loses that type.
export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]];
export const CurrencyCode = z.enum(currencies);
export const PersonName = z.string().trim().min(1).max(60);
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[0-9][0-9 ()./-]{4,24}$/, fieldError('accounts.phone'));
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
  recovery_codes_left: z.int(),
  account_manager: z.string().nullable(),
  account_manager_email: z.string().nullable(),
  created_at: Timestamp,
});
export type Profile = z.output<typeof Profile>;

/** Which mails about money the main account gets. */
export const MoneyMails = z.object({ adjustment: Flag, credit_limit: Flag, top_up: Flag } satisfies Record<MoneyMail, typeof Flag>);
