import type { staffShared as source } from '../en/staff.shared.ts';
import type { Same } from '../same.ts';

export const staffShared = {
  menu: {
    staff: '员工',
  },
  refusals: {
    'staff.last_administrator': '这是最后一位管理员，请先指定其他管理员。',
  },
  operations: {
    'staff.save': '保存员工',
  },
} as const satisfies Same<typeof source>;
