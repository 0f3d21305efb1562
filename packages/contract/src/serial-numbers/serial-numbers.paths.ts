import type { Paths } from '../kernel/page-paths.ts';

export const serialNumberPaths = {
  list: '/customerSerialNumber',
  import: '/customerSerialNumber/import',
} as const satisfies Paths;
