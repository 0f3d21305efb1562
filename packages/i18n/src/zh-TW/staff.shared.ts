// Written by `npm run zh-tw` from zh-CN/staff.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { staffShared as source } from '../en/staff.shared.ts';

export const staffShared = {
  menu: {
    staff: '員工',
  },
  refusals: {
    'staff.last_administrator': '這是最後一位管理員，請先指定其他管理員。',
  },
  operations: {
    'staff.save': '儲存員工',
  },
} as const satisfies Same<typeof source>;
