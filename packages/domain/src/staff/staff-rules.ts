export type StaffRefusal = 'staff.last_administrator' | 'staff.second_factor_required' | 'staff.link_invalid' | 'staff.disabled';

/** How long a mailed link to set a password is valid. */
export const STAFF_LINK_LIFE_MS = 24 * 60 * 60_000;

/** Why the link was mailed. */
export type StaffLinkPurpose = 'invitation' | 'access_reset';

type Standing = { readonly role: string; readonly status: 'enabled' | 'disabled' };

/** The last enabled administrator keeps the role, so that staff accounts can still be managed. */
export function whyNotChange(before: Standing, after: Standing, otherAdministrators: number): StaffRefusal | null {
  const counts = (who: Standing) => who.role === 'administrator' && who.status === 'enabled';
  return counts(before) && !counts(after) && otherAdministrators === 0 ? 'staff.last_administrator' : null;
}
