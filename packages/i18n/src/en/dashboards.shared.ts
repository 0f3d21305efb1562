import type { dashboardsArea } from '@quayside/contract/dashboards/dashboards.area';
import type { SharedTexts } from '../shared.ts';

export const dashboardsShared = {
  menu: {
    workplace: 'Workplace',
  },
} as const satisfies SharedTexts<typeof dashboardsArea>;
