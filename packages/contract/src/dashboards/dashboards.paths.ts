import type { Paths } from '../kernel/page-paths.ts';

export const dashboardPaths = { workplace: '/dashboard/workplace' } as const satisfies Paths;
