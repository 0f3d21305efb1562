import type { StaffRow } from '@quayside/contract/staff/staff.desk-calls';

type Standing = Pick<StaffRow, 'role' | 'status'>;

/** The last administrator cannot be changed: the error is shown at the changed field. */
export function refusedField(code: string, before: Standing | null, sent: Standing): 'role' | 'status' | undefined {
  if (code !== 'staff.last_administrator') return undefined;
  return before !== null && sent.role !== before.role ? 'role' : 'status';
}
