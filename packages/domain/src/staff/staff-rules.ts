export type StaffRefusal = 'staff.last_administrator';

type Standing = { readonly role: string; readonly status: 'enabled' | 'disabled' };

/** Somebody must be left who can let others in: the last enabled administrator stays one. */
export function whyNotChange(before: Standing, after: Standing, otherAdministrators: number): StaffRefusal | null {
  const counts = (who: Standing) => who.role === 'administrator' && who.status === 'enabled';
  return counts(before) && !counts(after) && otherAdministrators === 0 ? 'staff.last_administrator' : null;
}
