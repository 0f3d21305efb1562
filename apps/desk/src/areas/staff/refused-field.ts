import type { StaffRow } from '@quayside/contract/staff/staff.desk-calls';

type Standing = Pick<StaffRow, 'role' | 'status'>;

/** The last administrator cannot be made something else: the field is the one that was to change. */
export function refusedField(code: string, before: Standing | null, sent: Standing): 'role' | 'status' | undefined {
  if (code !== 'staff.last_administrator') return undefined;
  return before !== null && sent.role !== before.role ? 'role' : 'status';
}
