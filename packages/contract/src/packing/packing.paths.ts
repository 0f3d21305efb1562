import type { Paths } from '../kernel/page-paths.ts';

export const packingPaths = {
  list: '/packing',
  station: '/packing/station',
} as const satisfies Paths;
