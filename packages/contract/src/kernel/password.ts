import { isStrongPassword } from '@quayside/domain/accounts/account-rules';
import type { z } from 'zod';
import { fieldError } from './fields.ts';

/** A new password where blank keeps the old one: required for a new account, checked when given, and repeated correctly. */
export function keptWhenBlank(isNew: (value: Record<string, unknown>) => boolean) {
  return (value: Record<string, unknown>, check: z.core.$RefinementCtx) => {
    const { password } = value;
    const blank = password === undefined || password === '';
    if (blank && isNew(value))
      check.addIssue({ code: 'custom', path: ['password'], input: password, message: fieldError('required').error });
    if (typeof password === 'string' && !blank && !isStrongPassword(password))
      check.addIssue({ code: 'custom', path: ['password'], input: password, message: fieldError('accounts.weak_password').error });
  };
}
