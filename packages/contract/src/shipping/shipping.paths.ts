import type { Paths } from '../kernel/page-paths.ts';

export const shippingPaths = { list: '/shipping' } as const satisfies Paths;
