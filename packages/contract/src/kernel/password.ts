import { isStrongPassword } from '@quayside/domain/accounts/account-rules';
import type { z } from 'zod';
import { fieldError } from './fields.ts';

/** A new password where a blank one keeps the old: needed for somebody new, checked when there is one, and the same both times. */
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
