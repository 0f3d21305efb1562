import type { dashboardsShared as source } from '../en/dashboards.shared.ts';
import type { Same } from '../same.ts';

export const dashboardsShared = {
  menu: {
    workplace: '工作区',
  },
} as const satisfies Same<typeof source>;
