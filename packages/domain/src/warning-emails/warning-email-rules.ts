/** How many addresses a merchant may have warned (WARN-04). */
export const MAX_WARNING_EMAILS = 10;

/** Warnings can be sent only to somebody: switching on needs an address. */
export function canSwitchOn(emails: readonly string[]): boolean {
  return emails.length > 0;
}
