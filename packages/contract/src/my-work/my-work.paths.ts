import type { Paths } from '../kernel/page-paths.ts';

export const deskMyWorkPaths = { page: '/my-work' } as const satisfies Paths;
