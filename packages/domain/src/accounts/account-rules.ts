export type AccountRefusal =
  | 'accounts.validation_failure'
  | 'accounts.link_invalid'
  | 'accounts.email_unverified'
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

/** Staff see every merchant: their passwords are longer (D-110). */
const STAFF_MIN = 12;

export function isStrongStaffPassword(password: string): boolean {
  return isStrongPassword(password) && Array.from(password).length >= STAFF_MIN;
}

const SHORTEST_NAME = 3;

/** Whether a password contains the name of its own email address, the first thing a stranger tries (D-110). */
export function containsMailName(password: string, email: string): boolean {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return name.length >= SHORTEST_NAME && password.toLowerCase().includes(name);
}

/** Purpose of an emailed link and how long it is valid: one hour for a password (D-90), some days to confirm an address. */
export const linkLifeMs = { reset_password: 60 * 60_000, verify_email: 7 * 24 * 60 * 60_000 } as const;
export type LinkPurpose = keyof typeof linkLifeMs;

/** The part of an API key that is shown to accounts that may not use it. */
export function maskedKey(key: string): string {
  return key === '' ? '' : `${key.slice(0, 3)}${'•'.repeat(8)}${key.slice(-4)}`;
}

/** Mails about money that a merchant may switch off. The message in the portal is always written. */
export const moneyMails = ['adjustment', 'credit_limit', 'top_up'] as const;
export type MoneyMail = (typeof moneyMails)[number];
