// Written by `npm run zh-tw` from zh-CN/dashboards.shared.ts. Do not edit; words of the house stand in scripts/zh-tw-words.ts.
import type { Same } from '../same.ts';
import type { dashboardsShared as source } from '../en/dashboards.shared.ts';

export const dashboardsShared = {
  menu: {
    workplace: '工作區',
  },
} as const satisfies Same<typeof source>;
