export type StaffRefusal = 'staff.last_administrator';

type Standing = { readonly role: string; readonly status: 'enabled' | 'disabled' };

/** The last enabled administrator keeps the role, so that staff accounts can still be managed. */
export function whyNotChange(before: Standing, after: Standing, otherAdministrators: number): StaffRefusal | null {
  const counts = (who: Standing) => who.role === 'administrator' && who.status === 'enabled';
  return counts(before) && !counts(after) && otherAdministrators === 0 ? 'staff.last_administrator' : null;
}
