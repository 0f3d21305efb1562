import type { staffArea } from '@quayside/contract/staff/staff.area';
import type { SharedTexts } from '../shared.ts';

export const staffShared = {
  menu: {
    staff: 'Staff',
  },
  refusals: {
    'staff.last_administrator': 'This is the last administrator. Make somebody else one first.',
  },
  operations: {
    'staff.save': 'Save a member of staff',
  },
} as const satisfies SharedTexts<typeof staffArea>;
