export type AccountRefusal =
  | 'accounts.validation_failure'
  | 'accounts.link_invalid'
  | 'accounts.totp_required'
  | 'accounts.totp_wrong'
  | 'accounts.totp_not_started'
  | 'accounts.totp_already_on'
  | 'accounts.cannot_sign_in';

/** Passwords: 8 to 64 characters with a letter and a digit (D-90). */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;

export function isStrongPassword(password: string): boolean {
  const { length } = Array.from(password);
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}

/** Purpose of an emailed link and how long it is valid: one hour for a password (D-90), some days to confirm an address. */
export const linkLifeMs = { reset_password: 60 * 60_000, verify_email: 7 * 24 * 60 * 60_000 } as const;
export type LinkPurpose = keyof typeof linkLifeMs;

/** The part of an API key that is shown to accounts that may not use it. */
export function maskedKey(key: string): string {
  return key === '' ? '' : `${key.slice(0, 3)}${'•'.repeat(8)}${key.slice(-4)}`;
}
