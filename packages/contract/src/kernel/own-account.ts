import { z } from 'zod';
import { isStrongPassword, isStrongStaffPassword } from '@quayside/domain/accounts/account-rules';
import type { Call, CallShape } from './call.ts';
import { fieldError } from './fields.ts';
import { besideFieldFaults, type Done, Flag, type Nothing, Timestamp, Uuid, secret } from './shapes.ts';

// A person's own sign-in has the same shape for merchants and for staff.

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

const StaffPassword = z.string().min(1).max(200).refine(isStrongStaffPassword, fieldError('staff.weak_password'));

const passwordChange = (password: typeof NewPassword) =>
  z
    .strictObject({
      current_pwd: secret(z.string().min(1).max(200)),
      new_pwd: secret(password),
      confirm_new_pwd: secret(z.string().min(1).max(200)),
    })
    .superRefine(sameTwice('new_pwd', 'confirm_new_pwd'), besideFieldFaults);
export const PasswordChangeInput = passwordChange(NewPassword);
export const StaffPasswordChangeInput = passwordChange(StaffPassword);

/** A mailed link and the password set with it. */
const linkPassword = (password: typeof NewPassword) =>
  z
    .strictObject({
      token: secret(z.string().min(1).max(200)),
      password: secret(password),
      confirm_password: secret(z.string().min(1).max(200)),
    })
    .superRefine(sameTwice('password', 'confirm_password'), besideFieldFaults);
export const ResetInput = linkPassword(NewPassword);
export const StaffResetInput = linkPassword(StaffPassword);

export const CurrentPassword = z.strictObject({ password: secret(z.string().min(1).max(200)) });

export const TotpSecret = z.object({ secret: z.string(), uri: z.string() });
export type TotpSecret = z.output<typeof TotpSecret>;

/** A code of the authenticator app. */
export const TotpInput = z.strictObject({
  code: secret(
    z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  ),
});

/** Shown once, when they are made. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

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
export const SessionRows = z.object({ list: z.array(SessionRow) });
export const SessionInput = z.strictObject({ session_id: Uuid });

export const SignInRow = z.object({
  log_id: z.int(),
  operation_time: Timestamp,
  ip: z.string(),
  user_agent: z.string(),
  outcome: z.string(),
});
export type SignInRow = z.output<typeof SignInRow>;
export const SignInRows = z.object({ list: z.array(SignInRow) });

type OwnCall<Input extends z.ZodObject, Output extends z.ZodType> = Call<
  Omit<CallShape, 'input' | 'output'> & { readonly input: Input; readonly output: Output }
>;

/** The calls behind the pages of one's own account: those of a merchant's account, or those of a member of staff. */
export type OwnAccountCalls = {
  readonly updatePassword: OwnCall<typeof PasswordChangeInput, typeof Done>;
  readonly sessions: OwnCall<typeof Nothing, typeof SessionRows>;
  readonly revokeSession: OwnCall<typeof SessionInput, typeof Done>;
  readonly signIns: OwnCall<typeof Nothing, typeof SignInRows>;
  readonly startTotp: OwnCall<typeof Nothing, typeof TotpSecret>;
  readonly confirmTotp: OwnCall<typeof TotpInput, typeof RecoveryCodes>;
  readonly stopTotp: OwnCall<typeof CurrentPassword, typeof Done>;
  readonly newRecoveryCodes: OwnCall<typeof CurrentPassword, typeof RecoveryCodes>;
};
