/** Maximum number of warning email addresses of a merchant (WARN-04). */
export const MAX_WARNING_EMAILS = 10;

/** Warnings can be switched on only with at least one address. */
export function canSwitchOn(emails: readonly string[]): boolean {
  return emails.length > 0;
}
