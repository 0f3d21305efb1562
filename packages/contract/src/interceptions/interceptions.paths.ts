import type { Paths } from '../kernel/page-paths.ts';

export const interceptionPaths = { list: '/interceptions' } as const satisfies Paths;
